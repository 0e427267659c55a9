import assert from "node:assert/strict";
import { test } from "node:test";

import { encode } from "../../static/vendor/uqr/uqr.js";
import { modulePath } from "../../static/js/modules.js";

/** The squares that a path covers. */
function painted(path, size) {
  const rows = Array.from({ length: size }, () => Array(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let n = 0; n < Number(length); n += 1) rows[Number(y)][Number(x) + n] = true;
  }
  return rows;
}

test("the path covers the dark modules and nothing else", () => {
  const code = encode("http://192.168.1.5:8000/r/0123456789abcdefghijkl#0123456789abcdefghijkl", { ecc: "M", border: 3 });
  assert.deepEqual(painted(modulePath(code.data), code.size), code.data);
});
