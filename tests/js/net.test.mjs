import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { get, NoAnswer, Problem } from "../../static/js/net.js";
import { NoPart, part } from "../../static/js/parts.js";

const ANSWERS = {
  "/whole": (response) => response.end('{"version":1}'),
  "/empty": (response) => response.writeHead(204).end(),
  "/refused": (response) => response.writeHead(409).end('{"code":"no_free_seat","detail":"No."}'),
  "/cut": (response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write('{"version":', () => response.destroy());
  },
  "/proxy": (response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"),
  "/foreign": (response) => response.end("<p>Log in to this network</p>"),
};
const server = createServer((request, response) => ANSWERS[request.url](response));
let site = "";

before(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

test("an answer is its JSON, undefined where it is empty", async () => {
  assert.deepEqual(await get(`${site}/whole`), { version: 1 });
  assert.equal(await get(`${site}/empty`), undefined);
});

test("a refusal is the server's own word", async () => {
  await assert.rejects(get(`${site}/refused`), (error) => error instanceof Problem && error.code === "no_free_seat");
});

for (const path of ["/cut", "/foreign", "/proxy"]) {
  test(`${path} counts as no answer`, async () => {
    await assert.rejects(get(site + path), NoAnswer);
  });
}

test("a part of the page that does not come is told from a server that does not answer", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  assert.equal(await part(async () => 1, `${site}/cut`), 1);
  await assert.rejects(part(lost, `${site}/whole`), NoPart);
  await assert.rejects(part(lost, `${site}/cut`), NoAnswer);
});
