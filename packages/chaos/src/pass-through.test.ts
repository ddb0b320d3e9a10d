import { createHash } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { diceAt } from "./dice.ts";
import { encodeFrame } from "./frames/websocket.ts";
import { call, openHouse, openTestChaos } from "./testing/house.ts";

const left: (() => void)[] = [];
afterEach(() => {
  for (const close of left.splice(0)) close();
});

const tenMegabytes = 10_000_000;
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** A stream of frames of every length and kind, fragments, controls between them, and lengths written longer than they need. */
function stream(seed: number, fromClient: boolean): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000];
  for (let at = 0; length < tenMegabytes; at++) {
    const dice = diceAt(seed, `${at}`);
    const mask = fromClient ? Buffer.from([dice.whole("a", 256), 2, dice.whole("c", 256), 4]) : null;
    const frame = (opcode: number, final: boolean, size: number): Buffer =>
      encodeFrame({ final, reserved: dice.part("rsv") < 0.1 ? 64 : 0, opcode, mask, payload: Buffer.alloc(size, at) });
    const size = lengths[dice.whole("length", lengths.length)] ?? 0;
    const kind = dice.whole("kind", 5);
    const next =
      kind < 2
        ? [frame(2, true, size)]
        : kind === 2
          ? [frame(1, false, size), frame(9, true, 4), frame(0, false, 3), frame(10, true, 0), frame(0, true, 9)]
          : kind === 3
            ? [frame(9, true, 125)]
            : [Buffer.from([0x82, 127, 0, 0, 0, 0, 0, 0, 0, 2, 6, 7])];
    parts.push(...next);
    length += next.reduce((sum, each) => sum + each.length, 0);
  }
  // It ends within a fragment of a message.
  parts.push(Buffer.from([0x02, 1, 5, 0x89, 0, 0x80, 126, 1, 0, 5]));
  return Buffer.concat(parts);
}

/** Writes it in pieces of many sizes, and then that there is no more. */
async function sendInPieces(socket: Socket, bytes: Buffer): Promise<void> {
  for (let at = 0, piece = 0; at < bytes.length; piece++) {
    const end = at + 1 + diceAt(3, `${piece}`).whole("piece", 100_000);
    if (!socket.write(bytes.subarray(at, end))) await once(socket, "drain");
    at = end;
  }
  socket.end();
}

const switching =
  "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-As-It-Is: yes\r\n\r\n";

/** A house that agrees to any socket; what it then hears. */
async function bareHouse(speech: Buffer) {
  const server = createServer({ allowHalfOpen: true });
  const received = new Promise<Buffer>((resolve, reject) => {
    server.once("connection", (socket) => {
      socket.write(switching);
      sendInPieces(socket, speech).catch(reject);
      buffer(socket).then(resolve, reject);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  left.push(() => server.close());
  return { received, target: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

/** A browser that says its words at once, or only when the house has said its last; what it hears. */
async function bareBrowser(port: number, head: string, speech: Buffer, when: "at once" | "last" = "at once") {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  left.push(() => socket.destroy());
  socket.write(head);
  if (when === "at once") return (await Promise.all([buffer(socket), sendInPieces(socket, speech)]))[0];
  const received = await buffer(socket);
  await sendInPieces(socket, speech);
  return received;
}

const upgrade = "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

describe("without a fault", () => {
  test("ten megabytes of frames in each direction arrive byte for byte, with both HTTP headers", async () => {
    const [down, up] = [stream(1, false), stream(2, true)];
    const { received, target } = await bareHouse(down);
    const chaos = await openTestChaos(target);
    const head = `GET /live/v1/socket?x=1 HTTP/1.1\r\nHost: harbour.localhost:${chaos.port}\r\nOrigin: http://harbour.localhost:${chaos.port}\r\nConnection: Upgrade\r\nupgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: a=1\r\n\r\n`;
    const toBrowser = await bareBrowser(chaos.port, head, up);
    expect(hash(toBrowser)).toBe(hash(Buffer.concat([Buffer.from(switching), down])));
    const toHouse = await received;
    expect(toHouse.subarray(0, head.length).toString()).toBe(head);
    expect(hash(toHouse.subarray(head.length))).toBe(hash(up));
    expect(chaos.log).toEqual([]);
  });

  test("an end that has finished sending still receives", async () => {
    const { received, target } = await bareHouse(Buffer.alloc(0));
    const chaos = await openTestChaos(target);
    const up = stream(5, true);
    expect((await bareBrowser(chaos.port, upgrade, up, "last")).toString()).toBe(switching);
    expect(hash((await received).subarray(upgrade.length))).toBe(hash(up));
  });

  test("a close in the middle of a message passes with the bytes so far, and faults of other messages continue", async () => {
    const speech = Buffer.from([0x82, 1, 7, 0x02, 1, 5, 0x00, 1, 6, 0x88, 2, 3, 232]);
    const { target } = await bareHouse(speech);
    const chaos = await openTestChaos(target, { faults: { drop: 1 } });
    const received = await bareBrowser(chaos.port, upgrade, Buffer.alloc(0));
    expect(received.subarray(switching.length)).toEqual(speech.subarray(3));
  });

  test("a message longer than any of the feed passes unread, and the messages after it too", async () => {
    const size = 17 * 1024 * 1024;
    const long = encodeFrame({ final: true, reserved: 0, opcode: 2, mask: null, payload: Buffer.alloc(size, 5) });
    const down = Buffer.concat([
      long,
      encodeFrame({ final: true, reserved: 0, opcode: 2, mask: null, payload: Buffer.from("x") }),
    ]);
    const { target } = await bareHouse(down);
    const chaos = await openTestChaos(target, { faults: { drop: 1 } });
    const received = await bareBrowser(chaos.port, upgrade, Buffer.alloc(0));
    expect(hash(received)).toBe(hash(Buffer.concat([Buffer.from(switching), down])));
  });

  test("ten megabytes of HTTP in each direction arrive unchanged, with method, path, headers and status", async () => {
    const body = stream(4, false);
    const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const summary = `${request.method} ${request.url} ${request.headers.host} ${hash(await buffer(request))}`;
      response.writeHead(201, "Made", { "x-said": summary, "set-cookie": ["a=1", "b=2"], etag: '"1"' }).end(body);
    };
    const house = await openHouse((request, response) => void answerTo(request, response));
    const chaos = await openTestChaos(house.target, { faults: { drop: 1, truncate: 1, delay: 1 } });
    const answer = await call(chaos.port, "/api?x=1", {
      method: "POST",
      body,
      headers: { host: "harbour.localhost:4400" },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({ "set-cookie": ["a=1", "b=2"], etag: '"1"' });
    expect(answer.headers["x-said"]).toBe(`POST /api?x=1 harbour.localhost:4400 ${hash(body)}`);
    expect(hash(answer.body)).toBe(hash(body));
  });

  test("an answer without a body stays without one, and a refused socket gets the server's refusal", async () => {
    const house = await openHouse((request, response) => {
      if (request.url === "/same") response.writeHead(304, { etag: '"1"' }).end();
      else response.writeHead(200, { "content-length": 5 }).end();
    });
    const chaos = await openTestChaos(house.target);
    expect(await call(chaos.port, "/same")).toMatchObject({
      status: 304,
      headers: { etag: '"1"' },
      body: Buffer.alloc(0),
    });
    const head = await call(chaos.port, "/", { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "5", 0]);
    const bare = createServer((socket) =>
      socket.end("HTTP/1.1 403 No\r\nX-Why: origin\r\nContent-Length: 3\r\n\r\nwhy"),
    );
    bare.listen(0, "127.0.0.1");
    await once(bare, "listening");
    left.push(() => bare.close());
    const refused = await openTestChaos(`http://127.0.0.1:${(bare.address() as { port: number }).port}`);
    const answer = await bareBrowser(refused.port, upgrade, Buffer.alloc(0));
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 No\r\nX-Why: origin\r\n[^]*\r\n\r\nwhy$/);
  });

  test("calls and sockets are answered with 502 while the server does not answer", async () => {
    const house = await openHouse();
    const chaos = await openTestChaos("http://127.0.0.1:1");
    const { status, body } = await call(chaos.port, "/");
    expect([status, body.toString()]).toEqual([502, "http://127.0.0.1:1 does not answer.\n"]);
    const socket = await bareBrowser(chaos.port, upgrade, Buffer.alloc(0));
    expect(socket.toString()).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
    expect((await call((await openTestChaos(house.target)).port, "/")).status).toBe(200);
  });
});
