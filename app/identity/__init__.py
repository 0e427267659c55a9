"""Who is asking: guests, their devices, and what takes their seats along to another one."""

from app.identity.along import DEVICE, RECOVERY, Along, Looked, Redeemed
from app.identity.devices import Device, Devices, device_name
from app.identity.players import DAY, GONE, Identity, Known, Player, nickname

__all__ = [
    "DAY",
    "DEVICE",
    "GONE",
    "RECOVERY",
    "Along",
    "Device",
    "Devices",
    "Identity",
    "Known",
    "Looked",
    "Player",
    "Redeemed",
    "device_name",
    "nickname",
]
