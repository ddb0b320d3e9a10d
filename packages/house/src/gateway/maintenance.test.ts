import { get, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { storeSettings } from "../settings/store.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { simulatedSource } from "../live/feed-sources.ts";
import { getSnapshot, liveClient } from "../live/testing/live-client.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({
    live: simulatedSource({ seed: "maintenance", matches: { football: 2, tennis: 0, points: 0 } }),
  });
  await vi.waitUntil(async () => (await getSnapshot(house.port, "harbour.localhost", "list")).status === 200, {
    timeout: 30_000,
    interval: 100,
  });
});
afterAll(() => house.close());

const headersOf = (name: string, { port } = house) => {
  const host = `${name}.localhost:${port}`;
  return { host, origin: `http://${host}` };
};

/** The status and headers of a socket's upgrade; 101 if it was accepted. */
function upgrade(name: string, at = house): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const websocket = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    const headers = { ...websocket, ...headersOf(name, at) };
    const request = get({ port: at.port, host: "127.0.0.1", path: "/live/v1/socket", headers });
    request.on("response", (response) => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: response.headers });
    });
    request.on("error", reject);
  });
}

async function set(maintenance: 0 | 1): Promise<void> {
  const siteId = house.seeded.siteIds["harbour"] ?? 0;
  await storeSettings(house.test.db, { siteId, document: { maintenance }, actor: "test" });
}

/** A socket that is open, and the code that it will be closed with. */
async function opened(name: string): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${house.port}/live/v1/socket`, { headers: headersOf(name) });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise((resolve) => socket.once("open", resolve));
  return { socket, closed };
}

it("maintenance closes and refuses the sockets and snapshots of its site with the time to wait, and those of no other site", async () => {
  const [harbour, meadow] = [await opened("harbour"), await opened("meadow")];
  await set(1);
  expect(await harbour.closed).toBe(4503);
  const refused = await upgrade("harbour");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "300"]);
  const snapshot = await getSnapshot(house.port, "harbour.localhost", "list");
  expect([snapshot.status, snapshot.headers["retry-after"]]).toEqual([503, "300"]);
  expect(meadow.socket.readyState).toBe(WebSocket.OPEN);
  expect((await upgrade("meadow")).status).toBe(101);
  expect((await getSnapshot(house.port, "meadow.localhost", "list")).status).toBe(200);
  meadow.socket.close();
  await set(0);
  await expect.poll(async () => (await upgrade("harbour")).status).toBe(101);
  const client = await liveClient(house.port, "harbour.localhost", ["list"]);
  await expect.poll(() => client.feed.topic("list")?.phase).toBe("live");
  await client.close();
});

it("a server that publishes nothing yet answers sockets with the time to wait", async () => {
  const waiting = await startTestHouse({
    live: {
      described: { source: "none" },
      open: () => {
        throw new Error("no line to the source");
      },
    },
  });
  const { status, headers } = await upgrade("harbour", waiting);
  await waiting.close();
  expect([status, headers["retry-after"]]).toEqual([503, "1"]);
});

it("the host of no site has no snapshots", async () => {
  expect((await getSnapshot(house.port, "evil.example", "list")).status).toBe(404);
});
