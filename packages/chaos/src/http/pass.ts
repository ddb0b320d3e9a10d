import { type Agent, type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { passedHeaders } from "./headers.ts";
import type { Snapshots } from "./snapshots.ts";

/** Passes a request on and its answer back; of a snapshot, what becomes of it. */
export function passHttp(
  request: IncomingMessage,
  response: ServerResponse,
  { target, agent, snapshots }: { readonly target: URL; readonly agent: Agent; readonly snapshots: Snapshots },
): void {
  const snapshotRequest = snapshots.readRequest(request);
  if (snapshotRequest !== null && snapshots.swallows(snapshotRequest, request)) return;
  response.sendDate = false;
  const onward = httpRequest(target, {
    agent,
    method: request.method,
    path: request.url,
    headers: passedHeaders(request.rawHeaders),
  });
  const fail = (): void => {
    if (response.headersSent || response.destroyed) response.destroy();
    else response.writeHead(502, { "content-type": "text/plain" }).end(`${target.origin} does not answer.\n`);
  };
  onward.on("response", (upstream) => {
    if (snapshotRequest !== null) {
      snapshots.answer(snapshotRequest, upstream, response).catch(fail);
      return;
    }
    response.writeHead(upstream.statusCode ?? 502, upstream.statusMessage, passedHeaders(upstream.rawHeaders));
    pipeline(upstream, response, () => {});
  });
  onward.on("error", fail);
  response.on("close", () => onward.destroy());
  request.on("error", () => onward.destroy());
  request.pipe(onward);
}
