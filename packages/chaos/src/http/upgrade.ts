import { type IncomingMessage, request as httpRequest } from "node:http";
import type { Duplex } from "node:stream";
import { passedHeaders } from "./headers.ts";

function head(status: string, headers: readonly string[]): string {
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : []));
  return `HTTP/1.1 ${[status, ...lines].join("\r\n")}\r\n\r\n`;
}

/** Answers a request for a socket that is not made. `retryAfter`: seconds. */
export function refuseUpgrade(near: Duplex, status: string, retryAfter?: number): void {
  const retry = retryAfter === undefined ? [] : ["Retry-After", String(retryAfter)];
  near.end(head(status, [...retry, "Connection", "close", "Content-Length", "0"]));
}

/** Asks the house for the socket that a browser asks for; `open` gets both ends once it has agreed. */
export function passUpgrade(
  request: IncomingMessage,
  near: Duplex,
  target: URL,
  open: (far: Duplex, farHead: Buffer) => void,
): void {
  const onward = httpRequest(target, {
    agent: false,
    method: request.method,
    path: request.url,
    headers: request.rawHeaders,
  });
  const leave = (): void => void onward.destroy();
  near.on("error", () => near.destroy());
  near.once("close", leave);
  onward.on("upgrade", ({ statusCode, statusMessage, rawHeaders }, far, farHead) => {
    near.off("close", leave);
    if (near.destroyed) return void far.destroy();
    near.write(head(`${statusCode} ${statusMessage}`, rawHeaders), "latin1");
    open(far, farHead);
  });
  onward.on("response", (answer) => {
    const { statusCode, statusMessage, rawHeaders } = answer;
    const headers = [...passedHeaders(rawHeaders, ["transfer-encoding"]), "Connection", "close"];
    near.write(head(`${statusCode} ${statusMessage}`, headers), "latin1");
    answer.on("error", () => near.destroy()).pipe(near);
  });
  onward.on("error", () => refuseUpgrade(near, "502 Bad Gateway"));
  onward.end();
}
