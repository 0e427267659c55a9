import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOSEST, HOME, kept, panned, pinched, seenBy, showing, turned, unturned, zoomed } from "../../static/js/camera.js";

const FRAME = { width: 400, height: 200 };
/** What point of the picture is seen at a point of the frame. */
const seen = ({ zoom, x, y }, point) => ({ x: (point.x - x) / zoom, y: (point.y - y) / zoom });
const near = (one, other) => assert.ok(Math.hypot(one.x - other.x, one.y - other.y) < 1e-6, `${JSON.stringify(one)} ${JSON.stringify(other)}`);

test("what is at the point stays there while one comes closer", () => {
  const point = { x: 130, y: 60 };
  near(seen(zoomed(HOME, 2, point, FRAME), point), point);
});

test("the picture always fills its frame, and is never nearer than the closest", () => {
  assert.deepEqual(kept({ zoom: 0.2, x: 50, y: -9 }, FRAME), HOME);
  assert.deepEqual(kept({ zoom: 2, x: 1, y: -900 }, FRAME), { zoom: 2, x: 0, y: -200 });
  assert.equal(zoomed(HOME, 99, { x: 0, y: 0 }, FRAME).zoom, CLOSEST);
  assert.deepEqual(panned(HOME, 30, 30, FRAME), HOME);
});

test("farther than the whole is the whole again", () => {
  assert.deepEqual(zoomed(zoomed(HOME, 3, { x: 10, y: 10 }, FRAME), 0.1, { x: 300, y: 20 }, FRAME), HOME);
});

test("fingers take with them what is under them", () => {
  const before = [{ x: 150, y: 100 }, { x: 250, y: 100 }];
  const after = [{ x: 110, y: 90 }, { x: 310, y: 90 }];
  const camera = pinched(HOME, before, after, FRAME);
  assert.equal(camera.zoom, 2);
  before.forEach((point, finger) => near(seen(camera, after[finger]), point));
});

test("a box out of sight is brought in, one in sight moves nothing", () => {
  const camera = { zoom: 2, x: -100, y: -100 };
  assert.deepEqual(showing(camera, { x: 10, y: 10, width: 50, height: 50 }, FRAME), camera);
  assert.deepEqual(showing(camera, { x: -30, y: 180, width: 50, height: 50 }, FRAME), { zoom: 2, x: -70, y: -130 });
});

test("four quarters are once round, and each box is that of the turned corners", () => {
  const box = { x: -4, y: -3, width: 10, height: 5 };
  for (const turn of [0, 1, 2, 3]) {
    const spin = ([x, y]) => [[x, y], [-y, x], [-x, -y], [y, -x]][turn];
    const corners = [[-4, -3], [6, -3], [6, 2], [-4, 2]].map(spin);
    const found = turned(box, turn);
    assert.equal(found.x, Math.min(...corners.map(([x]) => x)));
    assert.equal(found.y, Math.min(...corners.map(([, y]) => y)));
    assert.equal(found.x + found.width, Math.max(...corners.map(([x]) => x)));
    assert.equal(found.y + found.height, Math.max(...corners.map(([, y]) => y)));
  }
});

test("arrows lead where they point on a turned board too", () => {
  assert.equal(unturned("right", 0), "right");
  assert.equal(unturned("right", 1), "up");
  assert.equal(unturned("down", 2), "up");
  assert.equal(unturned("up", 3), "right");
  assert.equal(unturned("first", 1), "first");
});

test("a box of the picture is seen where the camera puts it, with empty strips beside a picture of another shape", () => {
  const picture = { x: -50, y: -50, width: 100, height: 100 };
  const box = { x: 0, y: -50, width: 10, height: 20 };
  assert.deepEqual(seenBy(HOME, box, picture, FRAME), { x: 200, y: 0, width: 20, height: 40 });
  assert.deepEqual(seenBy({ zoom: 2, x: -100, y: -10 }, box, picture, FRAME), { x: 300, y: -10, width: 40, height: 80 });
});
