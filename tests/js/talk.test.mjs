/** What is said at a table comes, whatever else is being asked for. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { signal } from "../../static/js/html.js";
import { Talk } from "../../static/js/talk.js";

/** The requests that wait for their answer, in their order. @type {{path: string, answer: (body: unknown) => void}[]} */
const asked = [];
globalThis.fetch = (path) => new Promise((answered) => {
  asked.push({ path, answer: (body) => answered(new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } })) });
});

const message = (number) => ({ number, at: "2027-01-01T00:00:00Z", player: "eve", kind: "text", text: `${number}` });

/** As the host sees what watchers say. */
function talking() {
  const room = signal({ seats: [{ seat: 0, clan: 0, player: { id: "hina", nickname: "Hina" } }], watchers_said: 0 });
  const view = signal({ room: room.value, events: [], you: { player: "hina", seats: [0] }, invite: null });
  const told = (count) => {
    room.value = { ...room.value, watchers_said: count };
    view.value = { ...view.value, room: room.value };
    return talk.check();
  };
  const talk = new Talk({ code: "x", path: "/x", room, view }, "watchers");
  return { talk, told };
}

async function answer(body) {
  for (let turn = 0; turn < 100 && !asked.length; turn += 1) await new Promise((done) => setTimeout(done));
  assert.ok(asked.length, "nothing is asked");
  const { path, answer: give } = asked.shift();
  give(body);
  return path;
}

const numbers = (talk) => talk.messages.value.map(({ number }) => number);

test("what is told of while all is fetched anew is fetched after it", async () => {
  const { talk, told } = talking();
  const renewed = talk.renew();
  const heard = told(1);
  assert.equal(await answer([]), "/x/watchers/talk");
  assert.equal(await answer([message(1)]), "/x/watchers/talk?since=0");
  await Promise.all([renewed, heard]);
  assert.deepEqual(numbers(talk), [1]);
});

test("and where that has brought it, it is not asked for again", async () => {
  const { talk, told } = talking();
  const renewed = talk.renew();
  const heard = told(1);
  await answer([message(1)]);
  await Promise.all([renewed, heard]);
  assert.deepEqual([numbers(talk), asked], [[1], []]);
});

test("what is gone is seen to be gone, also where something was on its way", async () => {
  const { talk, told } = talking();
  const heard = told(1);
  const renewed = talk.renew();
  await answer([message(1)]);
  await answer([{ ...message(1), kind: "gone" }]);
  await Promise.all([heard, renewed]);
  assert.deepEqual(talk.messages.value.map(({ kind }) => kind), ["gone"]);
});

test("a tap too many brings earlier words once", async () => {
  const { talk, told } = talking();
  const heard = told(9);
  await answer([message(8), message(9)]);
  await heard;
  const taps = [talk.earlier(), talk.earlier()];
  await answer([message(7)]);
  await Promise.all(taps);
  assert.deepEqual([numbers(talk), asked], [[7, 8, 9], []]);
});
