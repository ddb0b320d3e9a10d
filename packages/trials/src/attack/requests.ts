import { type Call, calls } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { toRequest, type WireBody, wrongPayloads } from "@livery/contract/testing";
import { LiveFeed } from "@livery/feed";
import { FeedError, readClientFrame } from "@livery/feed/publisher";
import type { TestBrowser } from "@livery/house/testing/fixtures";
import type { Figure } from "./figure.ts";

const atOnce = 12;
/** Addresses that no page has. */
const routes: readonly string[] = [
  "/%00", "/..%2f..%2fetc/passwd", "/%ff%fe", `/${"a".repeat(7_000)}`, "/en/../../settings?domain=a%00b", "/?return=//evil.example",
  "//evil.example/", "/settings?domain=%ED%A0%80", "/live/v1/snapshot/%00", "/live/v1/snapshot/match:-1", "/readyz/../livez", "/docs/%2e%2e/%2e%2e",
]; // prettier-ignore

/** Every fault of every field of every call, of sites and the panel, and addresses that are none. */
export async function badInput(
  browsers: { readonly site: TestBrowser; readonly panel: TestBrowser },
  share: number,
): Promise<Figure> {
  const requests = [
    ...Object.values(calls).flatMap((row: Call) => badRequests(browsers.site, row, share)),
    ...Object.values(panelCalls).flatMap((row: Call) => badRequests(browsers.panel, row, share)),
    ...routes.flatMap((path) => [() => browsers.site.send(path), () => browsers.panel.send(path)]),
  ];
  const failed: string[] = [];
  const statuses = new Map<number, number>();
  const queue = requests.values();
  const work = async (): Promise<void> => {
    for (const send of queue) {
      const { status, text } = await send();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // What a house does not serve is 501, and 503 says that it is busy.
      if (status >= 500 && status !== 501 && status !== 503) failed.push(`${status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    attack: "bad input to every call and route",
    promised: "0 answers with 5xx",
    counted: `${failed.length} of ${requests.length} requests (${[...statuses].map((each) => each.join(": ")).join(", ")})${failed.length > 0 ? `, ${failed[0]}` : ""}`,
    held: failed.length === 0,
  };
}

/** Every so many-th wrong payload of a call, as a request. */
function badRequests(
  browser: TestBrowser,
  row: Call,
  share: number,
): readonly (() => ReturnType<TestBrowser["send"]>)[] {
  return [...wrongPayloads(row)]
    .filter((_, at) => at % share === 0)
    .map(({ body: payload }, at) => () => {
      const { method, url, body } = toRequest(row, payload, { token: browser.siteKey, lang: "en" });
      const keyed = browser.siteKey === "" ? url : `${url}${url.includes("?") ? "&" : "?"}token=${browser.siteKey}`;
      if (method === "GET") return browser.send(keyed);
      return browser.post(keyed, body as WireBody, { "idempotency-key": `attack-${row.path.length}-${at}-key` });
    });
}

/** Random bytes to both decoders of the live feed. */
export function randomFrames(random: () => number, count: number): Figure {
  const feed = new LiveFeed({ schedule: queueMicrotask });
  let crashes = 0;
  for (let frame = 0; frame < count; frame += 1) {
    const bytes = Uint8Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 256));
    for (const read of [() => readClientFrame(bytes), () => feed.receive(bytes, frame)])
      try {
        read();
      } catch (error) {
        if (!(error instanceof FeedError)) crashes += 1;
      }
  }
  return {
    attack: "random frames to the decoders",
    promised: "a message or a typed error",
    counted: `${crashes} other errors in ${2 * count} reads`,
    held: crashes === 0,
  };
}
