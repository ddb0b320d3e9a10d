import { type Call, type CallKey, calls, encodePayload, type PayloadIn } from "@livery/contract";
import { toRequest, type WireBody } from "@livery/contract/testing";
import type { BenchFixture } from "../placement-fixture.ts";

type Visit = { readonly [K in CallKey]: readonly [key: K, payload: PayloadIn<K>] }[CallKey];

/** What anybody may ask of a site without a session, as much of it as there is. */
const visits: readonly Visit[] = [
  ["matches", { sportId: 1, page: 1, pageSize: 50 }],
  ["searchMatches", { keyword: "bench town", limit: 75 }],
  ["sports", {}],
  ["matches", { sportId: 1, keyword: "bench", page: 2, pageSize: 50 }],
  ["categories", { sportId: 1 }],
  ["matchProposition", {}],
  ["apiSports", {}],
  ["apiResults", { page: 1, pageSize: 50 }],
];

/** The visits as requests of HTTP. */
export function visitRequests({ host, siteKey }: BenchFixture, port: number): readonly string[] {
  return visits.map(([key, payload]) => {
    const row: Call = calls[key];
    const wire = encodePayload(row, payload as never) as WireBody;
    const { method, url, body } = toRequest(row, wire, { token: siteKey, lang: "en" });
    const json = body === undefined ? "" : JSON.stringify(body);
    return (
      `${method} ${url}${url.includes("?") ? "&" : "?"}token=${siteKey} HTTP/1.1\r\nhost: ${host}:${port}\r\norigin: http://${host}:${port}\r\n` +
      (body === undefined ? "\r\n" : `content-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n${json}`)
    );
  });
}
