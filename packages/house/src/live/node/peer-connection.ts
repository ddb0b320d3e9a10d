import { WebSocket } from "ws";
import type { LeaseRow } from "./lease-row.ts";
import { goneHeader, nodeSnapshotPath, nodeSocketPath } from "./node-sockets.ts";

const replyTimeoutMs = 2_000;

/** A connection to the publisher's node, while no broker delivers its broadcasts. */
export interface PeerConnection {
  readonly open: boolean;
  readonly closed: boolean;
  send(bytes: Uint8Array): void;
  close(): void;
}

/** Begins to connect to the publisher's node; a connection that breaks stays closed. */
export function openPeerConnection(
  { url, secret }: LeaseRow,
  onMessage: (bytes: Uint8Array) => void,
  opened: () => void,
): PeerConnection {
  const socket = new WebSocket(`${url.replace(/^http/u, "ws")}${nodeSocketPath}`, {
    headers: { authorization: `Bearer ${secret}` },
    handshakeTimeout: replyTimeoutMs,
    perMessageDeflate: false,
  });
  socket.on("open", opened);
  // A close event follows.
  socket.on("error", () => undefined);
  socket.on("message", (data) => {
    if (Buffer.isBuffer(data)) onMessage(data);
  });
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    get closed() {
      return socket.readyState === WebSocket.CLOSED;
    },
    send: (bytes) => socket.send(bytes),
    close: () => socket.terminate(),
  };
}

/**
 * Fetches the publisher's snapshot of a topic. Null if the publisher itself reports that the match is gone: any other server
 * answers 404, too. Throws if the publisher's node does not answer.
 */
export async function fetchSnapshot({ url, secret }: LeaseRow, topic: string): Promise<Uint8Array | null> {
  const response = await fetch(`${url}${nodeSnapshotPath}${topic}`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(replyTimeoutMs),
  });
  if (response.status === 404 && topic.startsWith("match:") && response.headers.has(goneHeader)) return null;
  if (!response.ok) throw new Error(`the publisher's node answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
