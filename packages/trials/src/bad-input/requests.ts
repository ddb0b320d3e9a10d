import { randomUUID } from "node:crypto";
import { type Call, calls, type CallKey, decodePayload } from "@livery/contract";
import { panelCalls, type PanelKey } from "@livery/contract/panel";
import { fullPayload, toRequest, type WireBody, validPayloads, wrongPayloads } from "@livery/contract/testing";
import type { PanelBrowser, Send, TestBrowser } from "@livery/house/testing/fixtures";
import { handlers, panelHandlers } from "@livery/house/testing/parts";
import { broken, type Chance, mutated, oneOf } from "./mutate.ts";

/** One request that must be refused. */
export interface BadRequest {
  readonly what: string;
  readonly browser: TestBrowser;
  readonly path: string;
  readonly send: Send;
  /** Statuses allowed besides those of every refusal. */
  readonly also?: readonly number[];
}

/** The clients, and the records that their requests name. */
export interface Cast {
  readonly player: TestBrowser;
  /** Signed in, without a coupon. */
  readonly other: TestBrowser;
  readonly visitor: TestBrowser;
  readonly ended: TestBrowser;
  readonly staff: Readonly<Record<string, PanelBrowser>>;
  readonly panelVisitor: PanelBrowser;
  /** Payloads that are valid in form and wrong in content, by call. */
  readonly wrongInSubstance: Readonly<Record<string, (chance: Chance) => WireBody>>;
  /** Fully valid payloads, which mutations start from. */
  readonly right: Readonly<Record<string, WireBody>>;
}

/** The calls that move or show money: coupons, what follows them, transactions. */
export const siteCalls = (Object.keys(calls) as CallKey[]).filter(
  (key) => key in handlers && ["coupon", "money"].includes((calls[key] as Call).area),
);
export const staffCalls = (Object.keys(panelCalls) as PanelKey[]).filter(
  (key) => key in panelHandlers && /Coupon|Send|Take|Movement|Result|Match|Market|Ruling/.test(key),
);

const row = (key: CallKey): Call => calls[key];
const rowOfPanel = (key: PanelKey): Call => panelCalls[key] as Call;

const samples = new Map<Call, readonly WireBody[]>();

/** Payloads of valid form for a call. */
function valid(call: Call, chance: Chance): WireBody {
  const known = samples.get(call) ?? [...validPayloads(call, 60), fullPayload(call), fullPayload(call)];
  samples.set(call, known);
  return oneOf(chance, known);
}

function isRefused(call: Call, payload: unknown): boolean {
  try {
    decodePayload(call, payload as WireBody);
    return false;
  } catch {
    return true;
  }
}

/** A larger one is refused unread. */
function fits(payload: unknown): boolean {
  return Buffer.byteLength(JSON.stringify(payload)) < 60_000;
}

/** A POST of a body, from the site's own page. */
function posted(
  browser: TestBrowser,
  call: Call,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Pick<BadRequest, "path" | "send"> {
  const path = call.path.replaceAll(/\{\w+\}/g, "x");
  // The panel refuses a mutation without a key; what lies behind that check is to be tried.
  const ownKey = browser.siteKey === "" && call.effect && { "idempotency-key": randomUUID() };
  return {
    path: browser.siteKey === "" ? path : `${path}?token=${browser.siteKey}`,
    send: {
      method: call.method,
      headers: { "content-type": "application/json", ...browser.ownOrigin(), ...ownKey, ...headers },
      ...(call.method === "POST" && { body }),
    },
  };
}

/** A payload on the wire as its call carries it: in the body or in the address. */
function requestFor(
  browser: TestBrowser,
  call: Call,
  payload: unknown,
  headers: Readonly<Record<string, string>> = {},
): Pick<BadRequest, "path" | "send"> {
  if (call.method === "POST" || typeof payload !== "object" || payload === null)
    return posted(browser, call, JSON.stringify(payload), headers);
  const { url } = toRequest(call, payload as WireBody, { token: browser.siteKey, lang: "en" });
  return { path: `${url}${url.includes("?") ? "&" : "?"}token=${browser.siteKey}`, send: { headers } };
}

const wrongKeys = [
  "short",
  "x".repeat(129),
  "with space in it",
  "ключ-ключ-ключ",
  "semi;colon;semi",
  '"quoted-quoted"',
  "comma,comma,comma",
].map((key) => Buffer.from(key).toString("latin1"));

/** Endless bad requests of one call of a site. */
function ofSite(key: CallKey, cast: Cast, chance: Chance): BadRequest | null {
  const call = row(key);
  const { player, other, visitor, ended } = cast;
  const right = cast.right[key] ?? valid(call, chance);
  const isFor = call.callers.includes("visitor");
  const kind = chance();
  if (kind < 0.4) {
    const payload = mutated(chance() < 0.7 ? right : valid(call, chance), chance);
    return isRefused(call, payload) && fits(payload)
      ? { what: "mutated", browser: player, ...requestFor(player, call, payload) }
      : null;
  }
  if (kind < 0.52 && call.method === "POST") {
    const body = broken(right, chance);
    return isBad(call, body) ? { what: "broken body", browser: player, ...posted(player, call, body) } : null;
  }
  if (kind < 0.58 && call.method === "POST") {
    const type = oneOf(chance, [
      "text/plain",
      "application/xml",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
      "application/jsonx",
      "",
    ]);
    return {
      what: `content type ${type}`,
      browser: player,
      ...posted(player, call, JSON.stringify(right), { "content-type": type }),
    };
  }
  if (kind < 0.64 && call.effect) {
    const wrong = oneOf(chance, wrongKeys);
    return { what: "key", browser: player, ...requestFor(player, call, right, { "idempotency-key": wrong }) };
  }
  if (kind < 0.72 && !isFor) {
    const nobody = oneOf(chance, [visitor, ended]);
    return { what: "no session", browser: nobody, ...requestFor(nobody, call, right) };
  }
  if (kind < 0.76 && !isFor) {
    const cookie = oneOf(chance, [
      "x",
      "__Host-lv_sid=",
      `__Host-lv_sid=${"A".repeat(43)}`,
      "__Host-lv_sid=../../x",
      `__Host-lv_sid=${"%00".repeat(10)}`,
      "__Host-lv_sid=a; __Host-lv_sid=b",
      "=;=;=",
    ]);
    return { what: "a cookie of nobody's", browser: visitor, ...requestFor(visitor, call, right, { cookie }) };
  }
  if (kind < 0.8) {
    const request = requestFor(player, call, right);
    const token = oneOf(chance, [
      "token=",
      "token=meadow-test-key",
      "token=x&token=y",
      "tokem=x",
      `token=${"x".repeat(500)}`,
    ]);
    return { what: "site key", browser: player, ...request, path: request.path.replace(/token=[^&]*/, token) };
  }
  if (kind < 0.83 && call.method === "POST" && typeof right === "object") {
    const claim = oneOf<WireBody>(chance, [
      { userId: 999_999 },
      { site_id: 999_999 },
      { operatorId: 999_999 },
      { userId: -1 },
      { lang: "xx yy" },
    ]);
    return { what: "claims", browser: player, ...requestFor(player, call, { ...right, ...claim }) };
  }
  const wrong = cast.wrongInSubstance[key];
  if (wrong === undefined) return null;
  const by = key === "couponCanceled" || key === "sellCoupon" ? oneOf(chance, [player, other]) : player;
  return { what: "substance", browser: by, ...requestFor(by, call, wrong(chance)) };
}

function isBad(call: Call, body: string): boolean {
  try {
    return isRefused(call, JSON.parse(body));
  } catch {
    return true;
  }
}

function ofPanel(key: PanelKey, cast: Cast, chance: Chance): BadRequest | null {
  const call = rowOfPanel(key);
  const role = oneOf(chance, Object.keys(cast.staff));
  const browser = cast.staff[role] as PanelBrowser;
  const right = cast.right[key] ?? valid(call, chance);
  // A caller without permission is refused with 403, whatever the payload.
  const also = [403];
  const kind = chance();
  if (kind < 0.5) {
    const payload = mutated(chance() < 0.7 ? right : valid(call, chance), chance);
    return isRefused(call, payload) && fits(payload)
      ? { what: "panel: mutated", browser, also, ...posted(browser, call, JSON.stringify(payload)) }
      : null;
  }
  if (kind < 0.65) {
    const body = broken(right, chance);
    return isBad(call, body) ? { what: "panel: broken body", browser, also, ...posted(browser, call, body) } : null;
  }
  if (kind < 0.75)
    return {
      what: "panel: no session",
      browser: cast.panelVisitor,
      ...posted(cast.panelVisitor, call, JSON.stringify(right)),
    };
  if (kind < 0.85 && call.effect)
    return {
      what: "panel: key",
      browser,
      also,
      ...posted(browser, call, JSON.stringify(right), { "idempotency-key": oneOf(chance, wrongKeys) }),
    };
  const wrong = cast.wrongInSubstance[key];
  return wrong === undefined
    ? null
    : { what: "panel: substance", browser, also, ...posted(browser, call, JSON.stringify(wrong(chance))) };
}

/** Yields `count` bad requests: first every fault of every field, then random ones. */
export function* badRequests(cast: Cast, count: number, chance: Chance): Generator<BadRequest> {
  let made = 0;
  for (const key of siteCalls)
    for (const wrong of wrongPayloads(row(key))) {
      if (JSON.stringify(wrong.body).length > 15_000) continue;
      made += 1;
      yield {
        what: `${wrong.fault} at ${wrong.path}`,
        browser: cast.player,
        ...requestFor(cast.player, row(key), wrong.body),
      };
    }
  while (made < count) {
    const request =
      chance() < 0.75
        ? ofSite(oneOf(chance, siteCalls), cast, chance)
        : ofPanel(oneOf(chance, staffCalls), cast, chance);
    if (request === null) continue;
    made += 1;
    yield request;
  }
}
