import { once } from "node:events";
import { writeClientFrame } from "@livery/feed";
import { closeCodes } from "@livery/feed/publisher";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openTopics, type OpenTopics, siteHost } from "./testing/open-topics.ts";

let open: OpenTopics | undefined;
afterEach(async () => open?.close());

/** Opens a socket through the trusted proxy; the status of a refusal is the result of `opened`. */
function connect({ port }: OpenTopics, address: string) {
  const named = `${siteHost}:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/v1/socket`, {
    headers: { host: named, origin: `http://${named}`, "x-forwarded-for": address },
  });
  const opened = new Promise<number | undefined>((resolve) => {
    socket.once("open", () => resolve(101));
    socket.once("unexpected-response", (_request, response) => resolve(response.statusCode));
    socket.on("error", () => undefined);
  });
  return { socket, opened };
}

test("a network has so many open sockets and no more; a closed one makes room, and others have their own", async () => {
  open = await openTopics({ trustProxy: "127.0.0.1", sockets: { ofNetwork: 3 } });
  const all = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::3"].map((address) => connect(open!, address));
  expect(await Promise.all(all.map(({ opened }) => opened))).toEqual([101, 101, 101]);
  expect(await connect(open, "2001:db8:1:2::4").opened).toBe(429);
  expect(await connect(open, "2001:db8:1:3::1").opened).toBe(101);
  expect(await connect(open, "203.0.113.9").opened).toBe(101);
  const [first] = all;
  first!.socket.close();
  await once(first!.socket, "close");
  await expect.poll(() => connect(open!, "2001:db8:1:2::4").opened).toBe(101);
});

test("a network has at most 20, and a client 5 s to say something, unless a server sets others (D60)", async () => {
  let now = Date.now();
  open = await openTopics({ sockets: "own", now: () => now });
  const first = connect(open, "x");
  expect(await first.opened).toBe(101);
  now += 1;
  const others = Array.from({ length: 24 }, () => connect(open!, "x"));
  const opened = await Promise.all(others.map((each) => each.opened));
  expect(opened.filter((status) => status === 101)).toHaveLength(19);

  // The first has been silent for more than 5 s now, the others for 5 s.
  now += 5_000;
  await once(first.socket, "close");
  const left = others.filter(({ socket }) => socket.readyState === WebSocket.OPEN);
  expect(left).toHaveLength(19);
});

test("sockets that open at the same time are counted as those that open one by one", async () => {
  open = await openTopics({ trustProxy: "127.0.0.1", sockets: { ofNetwork: 5 } });
  const all = Array.from({ length: 40 }, () => connect(open!, "203.0.113.9").opened);
  expect((await Promise.all(all)).filter((status) => status === 101)).toHaveLength(5);
});

test("a socket whose client says nothing is closed, one that has subscribed stays", async () => {
  open = await openTopics({ sockets: { helloMs: 300 } });
  const [silent, speaking] = [connect(open, "x"), connect(open, "x")];
  expect(await Promise.all([silent.opened, speaking.opened])).toEqual([101, 101]);
  speaking.socket.send(writeClientFrame({ type: "subscribe", topics: ["list"] }));
  const [code] = (await once(silent.socket, "close")) as [number];
  expect(code).toBe(closeCodes.refused);
  expect(speaking.socket.readyState).toBe(WebSocket.OPEN);
});
