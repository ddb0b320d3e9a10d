import fastify from "fastify";
import { sql } from "kysely";
import type { AddressInfo } from "node:net";
import { silentLog } from "../../../log.ts";
import type { TestDatabase } from "../../../testing/database.ts";
import { drawScript } from "../../sources/simulator/draw-script.ts";
import { published } from "../../testing/published.ts";
import { readLease } from "../lease-row.ts";
import { readBroadcast, writeBroadcast, type Broadcast } from "../broadcast.ts";
import { nodeSocketPath, openNodeSockets } from "../node-sockets.ts";
import { Broadcaster } from "../broadcaster.ts";

export const secret = "of the lease";

/** The clock of a test's nodes: a test moves it instead of waiting for a silence. */
export class NodeClock {
  /** How far it is ahead of the machine's, in milliseconds. */
  aheadMs = 0;
  /** How often it was read: a follower reads it in each poll. */
  readings = 0;

  readonly now = (): number => {
    this.readings += 1;
    return performance.now() + this.aheadMs;
  };
}

/** A publisher's node that a test controls: the test triggers its broadcasts and can drop them. */
export async function publisherNode(test: TestDatabase, clock = new NodeClock()) {
  const serverMs = (): number => Math.round(Date.now() + clock.aheadMs);
  const match = await published(test, drawScript("football", "told"), (source) => source, serverMs);
  const { matchId, topics } = match;
  const sockets = openNodeSockets(secret, silentLog);
  const app = fastify();
  sockets.register(app);
  app.server.on("upgrade", (request, stream, head) => {
    if (request.url === nodeSocketPath) sockets.upgrade(request, stream, head);
    else stream.destroy();
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const isAt = async (at: number): Promise<void> => {
    await sql`update live_lease set url = ${`http://127.0.0.1:${at}`}, secret = ${secret}`.execute(test.db);
  };
  await isAt(port);
  const { feed } = await readLease(test.db);

  let loses = false;
  let last: Broadcast | null = null;
  const lost: Uint8Array[] = [];
  const lossySockets = {
    ...sockets,
    send: (bytes: Buffer): void => {
      last = readBroadcast(bytes, secret);
      if (!loses) sockets.send(bytes);
      else lost.push(...(last?.frames ?? []));
    },
  };
  const head = { feed, secret, term: topics.epoch, owner: "test" };
  const stamp = () => ({ serverMs: serverMs(), sourceAgeMs: 0 });
  const broadcaster = new Broadcaster({ bus: null, sockets: lossySockets, stamp, ...head }, 100);
  match.listeners.add((_topic, frames) => broadcaster.add(frames));
  sockets.answerFor(() => ({ topics, answer: (frames) => broadcaster.answer(frames) }));
  return {
    ...match,
    port,
    /** Sets the port that the database names for the node. */
    isAt,
    ref: { matchId, marketTypeId: 1, outcomeId: 1, special: "" },
    /** Sends a tick without further frames, except the heartbeats that are due. */
    tick: (): void => {
      topics.sendHeartbeats();
      broadcaster.tick(100);
    },
    /** Sets whether its broadcasts are lost. */
    lose: (next: boolean): void => {
      loses = next;
    },
    /** The frames that were lost, in their order. */
    lost,
    /** Sends the last broadcast again as another sender would: with another head, other frames, or another secret. */
    resend: (change: Partial<Broadcast>, by = secret): void => {
      if (last === null) throw new Error("nothing was told yet");
      sockets.send(writeBroadcast({ ...last, ...change }, by));
    },
    /** Closes its connections. */
    cut: (): void => sockets.leave(),
    close: async (): Promise<void> => {
      sockets.close();
      await app.close();
    },
  };
}
