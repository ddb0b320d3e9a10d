import { randomBytes } from "node:crypto";
import type { Log } from "../../log.ts";
import { type Bus, openBus } from "./bus.ts";
import { type NodeSockets, openNodeSockets } from "./node-sockets.ts";

/** One of several servers on one database, as the others find it. */
export interface LiveNode {
  readonly bus: Bus | null;
  readonly sockets: NodeSockets;
  /** Known only to nodes that can read the lease. */
  readonly secret: string;
  /** Where it answers other nodes, once it listens: "http://10.0.0.5:4300". */
  readonly address: Promise<string>;
  /** Reports where it listens. */
  listens(url: string): void;
  close(): Promise<void>;
}

/** Throws HouseError `nats_url`. */
export function openNode(natsUrl: string | undefined, log: Log): LiveNode {
  const secret = randomBytes(32).toString("base64url");
  const sockets = openNodeSockets(secret, log);
  const bus = natsUrl === undefined ? null : openBus(natsUrl, log);
  let listens: LiveNode["listens"] = () => undefined;
  const address = new Promise<string>((resolve) => {
    listens = resolve;
  });
  return {
    bus,
    sockets,
    secret,
    address,
    listens,
    close: async () => {
      sockets.close();
      await bus?.close();
    },
  };
}
