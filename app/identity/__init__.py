"""Who is asking: guests, their devices, and what takes their seats along to another one."""

from app.identity.addresses import Addresses, Mailbox, clean_address
from app.identity.along import Along, Looked, Redeemed
from app.identity.devices import Device, Devices, device_name
from app.identity.players import DAY, DEVICE, GONE, HOUR, MAILED, RECOVERY, Identity, Known, Player, nickname

__all__ = [
    "DAY",
    "DEVICE",
    "GONE",
    "HOUR",
    "MAILED",
    "RECOVERY",
    "Addresses",
    "Along",
    "Device",
    "Devices",
    "Identity",
    "Known",
    "Looked",
    "Mailbox",
    "Player",
    "Redeemed",
    "clean_address",
    "device_name",
    "nickname",
]
