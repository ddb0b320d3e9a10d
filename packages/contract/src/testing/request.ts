import type { Call } from "../call.ts";
import type { WireBody } from "./payloads.ts";

export interface WireRequest {
  readonly method: "GET" | "POST";
  /** Path and query, without a host. */
  readonly url: string;
  readonly body?: WireBody;
}

export type FieldLocation = "path" | "query" | "body";

/** Where a top-level field of a row's payload is sent: path, query or body. */
export function fieldLocation(row: Call, name: string): FieldLocation {
  if (row.path.includes(`{${name}}`)) return "path";
  return row.method === "GET" ? "query" : "body";
}

/** The request that carries a payload of the wire. `always` has the envelope's values for the path: token and lang. */
export function toRequest(row: Call, payload: WireBody, always: Readonly<Record<string, string>> = {}): WireRequest {
  const body: WireBody = {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    const location = fieldLocation(row, name);
    if (location === "query") query.set(name, text(value));
    if (location === "body") body[name] = value;
  }
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(payload[name] ?? always[name])),
  );
  const url = query.size > 0 ? `${path}?${query}` : path;
  return row.method === "GET" ? { method: "GET", url } : { method: "POST", url, body };
}

/** Converts a value to text for an address: a number or flag to digits, a missing value to "". */
function text(value: unknown): string {
  return typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
}
