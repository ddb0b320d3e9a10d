import { minor } from "@livery/betting";
import {
  type Call,
  calls,
  type CallKey,
  decodeResult,
  type PayloadIn,
  type RequestedSelection,
  type ResultOut,
} from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import type { Answer, TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { makeLeague, type MadeLeague } from "./testing/test-offer.ts";

let house: TestHouse;
let league: MadeLeague;
let alice: TestBrowser;
let bashir: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  house = await startTestHouse();
  league = await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: [
      ["Arsenal", "Everton", 1],
      ["Chelsea", "Fulham", 2],
      ["Leeds United", "Burnley", 3],
    ],
  });
  alice = await house.player("alice");
  bashir = await house.player("bashir");
  visitor = house.visitor();
});
afterAll(() => house.close());

const read = <K extends CallKey>(key: K, answer: Answer): ResultOut<K> =>
  decodeResult(calls[key] as Call, answer.body) as ResultOut<K>;
async function request<K extends CallKey>(
  browser: TestBrowser,
  key: K,
  payload: PayloadIn<K>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ResultOut<K>> {
  const answer = await browser.call(key, payload, headers);
  if (answer.status !== 200) throw new Error(`${key}: ${answer.status} ${answer.text}`);
  return read(key, answer);
}
const refusal = ({ body, status }: Answer) => {
  const { code, path } = body as { code: string; path?: string };
  return path === undefined ? [status, code] : [status, code, path];
};

/** The home win of a match at the price that the site shows. */
async function selection(match: number): Promise<RequestedSelection> {
  const matchId = league.matchIds[match] ?? 0;
  const { markets } = await request(visitor, "apiOdds", { matchId });
  const odds = markets[0]?.outcomes[0]?.odds;
  if (odds === undefined) throw new Error("the match has no price");
  return { matchId, marketTypeId: 1, outcomeId: 1, special: "", odds, banker: false };
}

let placed = 0;
async function place(browser: TestBrowser, matches: readonly number[] = [0]) {
  const selections = await Promise.all(matches.map(selection));
  const slip = {
    stake: minor(1_000),
    totalStake: minor(1_000),
    kind: selections.length === 1 ? "single" : "accumulator",
    phase: "prematch",
    sizes: [],
    oddsChange: "none",
    selections,
  } as const;
  return request(browser, "createcoupon", slip, { "idempotency-key": `placed-coupon-${(placed += 1)}` });
}

describe("sellCoupon", () => {
  test("without a quote returns an offer, with one sells, and the detail shows the remaining part", async () => {
    const { couponId, balance } = await place(alice);
    expect(await request(alice, "getCouponDetail", { couponId })).toMatchObject({
      sellable: true,
      soldStake: 0n,
      worth: { current: 0n },
    });
    const offer = await request(alice, "sellCoupon", { couponId, percent: 50 });
    expect(offer).toMatchObject({ sold: false, percent: 50, stake: 500n, remainingStake: 500n, balance: null });
    expect(Date.parse(offer.expiresAt) - Date.now()).toBeLessThanOrEqual(5_500);
    const sale = await request(
      alice,
      "sellCoupon",
      { couponId, quote: offer.quote },
      { "idempotency-key": "half-of-it" },
    );
    expect(sale).toMatchObject({ sold: true, price: offer.price, balance: minor(balance + offer.price) });
    expect(
      await request(alice, "sellCoupon", { couponId, quote: offer.quote }, { "idempotency-key": "half-of-it" }),
    ).toEqual(sale);
    expect(await request(alice, "getCouponDetail", { couponId })).toMatchObject({
      status: "open",
      totalStake: 1_000n,
      soldStake: 500n,
      soldPrice: offer.price,
      cancellableUntil: null,
    });
    const { rows } = await request(alice, "getTransactions", {});
    expect(rows[0]).toMatchObject({ kind: "sell", amount: offer.price });
  });

  test("is refused for a stranger, a stale quote, an invalid part and a coupon that is not open", async () => {
    const { couponId } = await place(alice);
    const { quote } = await request(alice, "sellCoupon", { couponId });
    expect(refusal(await visitor.call("sellCoupon", { couponId }))).toEqual([401, "signed_out"]);
    expect(refusal(await bashir.call("sellCoupon", { couponId, quote }))).toEqual([404, "not_found", "ticketId"]);
    expect(refusal(await alice.raw("sellCoupon", { ticketId: couponId, percent: 0 }))).toEqual([
      400,
      "invalid_field",
      "percent",
    ]);
    expect(refusal(await alice.raw("sellCoupon", { ticketId: couponId, percent: 101 }))).toEqual([
      400,
      "invalid_field",
      "percent",
    ]);
    expect(refusal(await alice.call("sellCoupon", { couponId, quote: "AAAAAAAAAAAAAAAAAAAAAA" }))).toEqual([
      409,
      "quote_expired",
    ]);
    await request(alice, "sellCoupon", { couponId, quote });
    expect(refusal(await alice.call("sellCoupon", { couponId }))).toEqual([409, "not_waiting"]);
  });
});

describe("a shared coupon", () => {
  test("shows its selections at the current prices, and nothing else, to anyone with the share id", async () => {
    const { couponId } = await place(alice, [0, 1]);
    const { shareId } = await request(alice, "shareCoupon", { couponId });
    expect(shareId).toMatch(/^[0-9a-f]{32}$/);
    expect(await request(alice, "shareCoupon", { couponId })).toEqual({ shareId });
    const answer = await visitor.call("sharedCoupon", { shareId });
    const { selections } = read("sharedCoupon", answer);
    expect(selections).toMatchObject([
      {
        home: "Arsenal",
        away: "Everton",
        marketName: "market.1",
        outcomeName: "home",
        locked: false,
        live: false,
        odds: (await selection(0)).odds,
      },
      { home: "Chelsea", away: "Fulham", banker: false },
    ]);
    expect(answer.text).not.toMatch(/alice|ticketStake|totalStake|gain|couponNumber|ticketId/i);
    expect(Object.keys((answer.body as { results: object }).results)).toEqual(["tips"]);
  });

  test("has a random id of its own, and never an internal one", async () => {
    const first = await request(alice, "shareCoupon", await place(alice));
    const second = await request(alice, "shareCoupon", await place(alice));
    expect(first.shareId).not.toBe(second.shareId);
    expect(refusal(await visitor.call("sharedCoupon", { shareId: "0".repeat(32) }))).toEqual([
      404,
      "not_found",
      "shareId",
    ]);
    expect(refusal(await visitor.raw("sharedCoupon", { shareId: "41" }))).toEqual([400, "invalid_field", "shareId"]);
  });

  test("can be shared by its owner only", async () => {
    const { couponId } = await place(alice);
    expect(refusal(await bashir.call("shareCoupon", { couponId }))).toEqual([404, "not_found", "ticketId"]);
    expect(refusal(await visitor.call("shareCoupon", { couponId }))).toEqual([401, "signed_out"]);
  });
});

test("D2 a system has its sizes, bankers and lines in every answer, and is shared as a system", async () => {
  const [first, ...others] = await Promise.all([0, 1, 2].map(selection));
  if (first === undefined) throw new Error("no selection");
  const slip = {
    stake: minor(1_000),
    totalStake: minor(1_000),
    kind: "system",
    phase: "prematch",
    sizes: [1],
    oddsChange: "none",
    selections: [{ ...first, banker: true }, ...others],
  } as const;
  const { couponId, couponNumber } = await request(bashir, "createcoupon", slip, { "idempotency-key": "a-system" });
  const form = { kind: "system", lines: 2, system: { sizes: [1], of: 2, bankers: 1 } };
  expect((await request(bashir, "getCoupons", {})).rows[0]).toMatchObject(form);
  expect(await request(bashir, "getCoupon", { couponNumber })).toMatchObject(form);
  expect(await request(visitor, "ticketCheckTerminal", { code: couponNumber })).toMatchObject(form);
  const { shareId } = await request(bashir, "shareCoupon", { couponId });
  const shared = await request(visitor, "sharedCoupon", { shareId });
  expect([shared.sizes, shared.selections.map(({ banker }) => banker)]).toEqual([[1], [true, false, false]]);
});

describe("a booking code", () => {
  const slip = async (...matches: number[]) => ({
    selections: (await Promise.all(matches.map(selection))).map(({ matchId, marketTypeId, outcomeId, special }) => ({
      matchId,
      marketTypeId,
      outcomeId,
      special,
      banker: matchId === league.matchIds[0],
    })),
    sizes: matches.length > 2 ? [2] : [],
  });

  test("loads the slip at current prices, and its spelling is tolerant of case, hyphens and look-alike letters", async () => {
    const { code, expiresAt } = await request(visitor, "bookSlip", await slip(0, 1, 2));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await sql`update outcome set odds = 7770 from market where market.market_id = outcome.market_id and market.match_id = ${league.matchIds[1]} and market_type_id = 1 and outcome_id = 1`.execute(
      house.test.db,
    );
    await sql`update market set version = version + 1 where match_id = ${league.matchIds[1]}`.execute(house.test.db);
    await expect.poll(async () => (await request(alice, "loadBooking", { code })).selections[1]?.odds).toBe(7_770);
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    expect(await request(bashir, "loadBooking", { code: typed })).toMatchObject({
      code,
      sizes: [2],
      selections: [{ home: "Arsenal", banker: true }, { home: "Chelsea", banker: false }, { home: "Leeds United" }],
    });
  });

  test("returns locked or missing odds for a match that is no longer offered", async () => {
    const { code } = await request(visitor, "bookSlip", await slip(2));
    await sql`update market set status = 'locked' where match_id = ${league.matchIds[2]}`.execute(house.test.db);
    await expect.poll(async () => (await request(visitor, "loadBooking", { code })).selections[0]?.locked).toBe(true);
    await sql`update match set status = 'cancelled' where match_id = ${league.matchIds[2]}`.execute(house.test.db);
    await expect.poll(async () => (await request(visitor, "loadBooking", { code })).selections[0]?.odds).toBeNull();
  });

  test("is refused for a selection outside the catalogue, for a duplicate selection and for an empty slip", async () => {
    const { selections } = await slip(0);
    const [own] = selections;
    expect(refusal(await visitor.call("bookSlip", { selections: [{ ...own!, special: "9.5" }] }))).toEqual([
      404,
      "not_found",
      "tips.0",
    ]);
    const twice = await visitor.call("bookSlip", { selections: [own!, own!] });
    expect(refusal(twice)).toEqual([422, "duplicate_selection", "tips.1"]);
    expect(twice.body).toMatchObject({ message: "The coupon has the same selection twice." });
    expect(refusal(await visitor.raw("bookSlip", { tips: [] }))).toEqual([400, "invalid_field", "tips"]);
  });

  test("is not found after it has expired, and a malformed code is refused", async () => {
    const { code } = await request(visitor, "bookSlip", await slip(0));
    await sql`update booking set expires_at = clock_timestamp() where code = ${code}`.execute(house.test.db);
    expect(refusal(await visitor.call("loadBooking", { code }))).toEqual([404, "not_found", "code"]);
    expect(refusal(await visitor.raw("loadBooking", { code: "12" }))).toEqual([400, "invalid_field", "code"]);
  });
});

describe("ticketCheckTerminal", () => {
  test("shows status, stake and payout for a coupon number, and neither the player nor the selections", async () => {
    const { couponId, couponNumber } = await place(alice);
    const answer = await visitor.call("ticketCheckTerminal", { code: couponNumber.toLowerCase() });
    expect(read("ticketCheckTerminal", answer)).toMatchObject({
      couponNumber,
      status: "open",
      totalStake: 1_000n,
      payout: null,
      currency: "EUR",
    });
    expect(answer.text).not.toMatch(/alice|Arsenal|ticketId/);
    const { price, quote } = await request(alice, "sellCoupon", { couponId });
    await request(alice, "sellCoupon", { couponId, quote });
    expect(await request(visitor, "ticketCheckTerminal", { code: couponNumber })).toMatchObject({
      status: "cashed_out",
      payout: price,
    });
  });

  test("refuses an unknown code and a malformed one", async () => {
    expect(refusal(await visitor.call("ticketCheckTerminal", { code: "000000000000" }))).toEqual([
      404,
      "not_found",
      "code",
    ]);
    expect(refusal(await visitor.raw("ticketCheckTerminal", { code: "<script>" }))).toEqual([
      400,
      "invalid_field",
      "code",
    ]);
  });
});

test("look-ups of codes are rate limited per address", async () => {
  const strict = await startTestHouse({
    rateLimits: { codes: { points: 5, seconds: 60 }, bookings: { points: 2, seconds: 60 } },
  });
  try {
    const guessing = strict.visitor();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => guessing.call("ticketCheckTerminal", { code: `00000000000${at}` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
    expect(refusal(await guessing.call("loadBooking", { code: "0000000000" }))).toEqual([429, "rate_limited"]);
    expect(refusal(await guessing.call("sharedCoupon", { shareId: "0".repeat(32) }))).toEqual([429, "rate_limited"]);
  } finally {
    await strict.close();
  }
});

test("the ledger is clean", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
