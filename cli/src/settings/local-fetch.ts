import type { LookupFunction } from "node:net";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isLocalHost } from "@livery/skin";

/**
 * The address of a server for a connection of this process: names below `localhost` are this machine, which a resolver may not
 * know. The request's Host header must be set to the name.
 */
export function connectable(url: URL): URL {
  const address = new URL(url);
  if (isLocalHost(url.hostname)) address.hostname = "127.0.0.1";
  return address;
}

/** Names below `localhost` are this machine: browsers resolve them, Node's resolver does not. */
const thisMachine: LookupFunction = (_host, options, answer) => {
  if (options.all) answer(null, [{ address: "127.0.0.1", family: 4 }]);
  else answer(null, "127.0.0.1", 4);
};

/** `fetch` of the CLI: keeps the Host of `*.localhost`, follows no redirect, reads at most 2 MiB. */
export const localFetch: typeof globalThis.fetch = (input, init) => limitedFetch(input, init, 2 * 1024 * 1024);

/** The same with another limit: an answer of more than `mostBytes` is ended and refused. */
export async function limitedFetch(
  input: Parameters<typeof globalThis.fetch>[0],
  init: RequestInit = {},
  mostBytes: number,
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const headers = Object.fromEntries(new Headers(init.headers).entries());
  return new Promise<Response>((resolve, reject) => {
    const request = send(
      url,
      {
        method: init.method ?? "GET",
        headers,
        ...(init.signal ? { signal: init.signal } : {}),
        ...(isLocalHost(url.hostname) ? { lookup: thisMachine } : {}),
      },
      (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on("data", (part: Buffer) => {
          length += part.length;
          if (length > mostBytes) request.destroy(new Error(`${url.host} answers more than ${mostBytes} bytes`));
          else parts.push(part);
        });
        response.on("error", reject);
        response.on("end", () => {
          const status = response.statusCode ?? 502;
          const headers = new Headers(
            response.rawHeaders.flatMap((_, at, all) => (at % 2 === 0 ? [pair(all, at)] : [])),
          );
          const isEmpty = status === 204 || status === 205 || status === 304;
          // The constructor throws for another status: an error here would end the process.
          if (status < 200 || status > 599) return reject(new Error(`${url.host} answers with status ${status}`));
          resolve(new Response(isEmpty ? null : Buffer.concat(parts), { status, headers }));
        });
      },
    );
    request.on("error", reject);
    request.end(typeof init.body === "string" ? init.body : undefined);
  });
}

/** Name and value of one header, in their order: a header can occur more than once. */
function pair(raw: readonly string[], at: number): [string, string] {
  return [raw[at] ?? "", raw[at + 1] ?? ""];
}
