import { setTimeout as sleep } from "node:timers/promises";
import { errorCatalogue, type ErrorBody, type ErrorCode } from "@livery/contract";
import type { WireBody } from "@livery/contract/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  type Answer,
  makeLeague,
  type PanelBrowser,
  type PanelHouse,
  startPanelHouse,
  type TestBrowser,
  written,
  writtenSince,
} from "@livery/house/testing/fixtures";
import { type Chance, oneOf } from "./bad-input/mutate.ts";
import { badRequests, type BadRequest, type Cast, siteCalls, staffCalls } from "./bad-input/requests.ts";
import { nightly } from "@livery/feed/testing";
import { seededRandom } from "./seeded-random.ts";

const count = nightly ? 200_000 : 6_000;
const atOnce = 24;
const seed = inject("seed");

let house: PanelHouse;
let cast: Cast;
beforeAll(async () => {
  house = await startPanelHouse({ poolSize: 12 });
  const { matchIds } = await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: Array.from({ length: 6 }, (_, at) => [`Home ${at}`, `Away ${at}`, 30 + at] as const),
  });
  const player = await house.player("alice");
  const other = await house.player("bashir");
  const ended = await house.player("northy");
  await sql`update session set ended_at = now(), ended_reason = 'operator' where player_id = ${house.seeded.playerIds["northy"]} and ended_at is null`.execute(
    house.test.db,
  );
  const names = ["high-street", "north", "operator", "admin"];
  const staff = Object.fromEntries(
    await Promise.all(names.map(async (name): Promise<[string, PanelBrowser]> => [name, await house.staff(name)])),
  );
  const coupon = await placed(player, matchIds);
  cast = {
    player,
    other,
    ended,
    visitor: house.visitor(),
    staff,
    panelVisitor: house.stranger(),
    ...subjects(matchIds, coupon),
  };
});
afterAll(() => house.close());

const odds = new Map<number, string>();

async function placed(player: TestBrowser, matchIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ match_id: number; odds: number }>`
    select match_id, odds from market join outcome using (market_id) where market_type_id = 1 and outcome_id = 1`.execute(
    house.test.db,
  );
  for (const row of rows) odds.set(row.match_id, (row.odds / 1000).toFixed(3));
  const answer = await player.raw("createcoupon", slip([tip(matchIds[0])], 500), {
    "idempotency-key": "the-only-coupon",
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { results: { ticketId: number } }).results.ticketId;
}

const tip = (matchId = 0, changes: object = {}) => ({
  matchId,
  oddUniq: "1_1_",
  odd: odds.get(matchId) ?? "2.000",
  ...changes,
});
const slip = (tips: readonly object[], stake: number, changes: object = {}): WireBody => ({
  ticketStake: stake,
  totalStake: stake,
  ticketType: tips.length === 1 ? "TK" : "KK",
  couponType: 0,
  tips,
  ...changes,
});

/** What is right in form and cannot be done, by call; and what is right altogether. */
function subjects(matchIds: readonly number[], coupon: number): Pick<Cast, "right" | "wrongInSubstance"> {
  const [first = 0, second = 0] = matchIds;
  const nobodys = (chance: Chance): number =>
    oneOf(chance, [coupon + 1_000, 999_999_999, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER]);
  const wrongSlips: readonly ((chance: Chance) => WireBody)[] = [
    (chance) => slip([tip(first)], Math.floor(chance() * 100)),
    (chance) => slip([tip(first)], 25_001 + Math.floor(chance() * 1e9)),
    (chance) => slip([tip(first)], 500, { totalStake: 501 + Math.floor(chance() * 1e6) }),
    (chance) => slip([tip(first)], 500, { ticketType: oneOf(chance, ["KK", "CK", "SK"]) }),
    (chance) => slip([tip(first)], 500, { couponType: oneOf(chance, [1, 2]) }),
    (chance) => slip([tip(first, { odd: (1.01 + Math.floor(chance() * 900) / 100 + 20).toFixed(3) })], 500),
    (chance) => slip([tip(nobodys(chance))], 500),
    () => slip([tip(first, { oddUniq: "1_9_" })], 500),
    () => slip([tip(first, { oddUniq: "18_12_99.5" })], 500),
    () => slip([tip(first), tip(first)], 500),
    (chance) =>
      slip([tip(first), tip(second)], 500, { systemTickets: [3 + Math.floor(chance() * 90)], ticketType: "SK" }),
    () =>
      slip(
        Array.from({ length: 60 }, () => tip(second)),
        500,
      ),
    (chance) => slip([tip(first), tip(nobodys(chance))], 500),
  ];
  const credit =
    (id: WireBody) =>
    (chance: Chance): WireBody => ({ ...id, amount: oneOf(chance, [900_000_000_000, 2 ** 52]) });
  return {
    right: {
      createcoupon: slip([tip(first), tip(second)], 700),
      couponCanceled: { ticketId: coupon },
      sellCoupon: { ticketId: coupon },
      getCouponDetail: { ticketId: coupon },
      panelUserSend: { playerId: house.seeded.playerIds["alice"], amount: 1 },
    },
    wrongInSubstance: {
      createcoupon: (chance) => oneOf(chance, wrongSlips)(chance),
      couponCanceled: (chance) => ({ ticketId: nobodys(chance) }),
      getCouponDetail: (chance) => ({ ticketId: nobodys(chance) }),
      sellCoupon: (chance) =>
        oneOf<WireBody>(chance, [
          { ticketId: nobodys(chance) },
          { ticketId: coupon, quote: "x".repeat(22) },
          { ticketId: coupon, percent: 50, quote: "AAAAAAAAAAAAAAAAAAAAAA" },
        ]),
      shareCoupon: (chance) => ({ ticketId: nobodys(chance) }),
      panelCoupon: (chance) => ({ couponId: nobodys(chance) }),
      panelCouponCancel: (chance) => ({ couponId: nobodys(chance), reason: "nobody has it" }),
      panelUserSend: credit({ playerId: house.seeded.playerIds["alice"] }),
      panelUserTake: credit({ playerId: house.seeded.playerIds["alice"] }),
      panelDealerSend: credit({ dealerId: house.seeded.dealerIds["north"] }),
      panelDealerTake: credit({ dealerId: house.seeded.dealerIds["high-street"] }),
    },
  };
}

/** Codes that are about no field of the payload. */
const withoutPath: ReadonlySet<string> = new Set<ErrorCode>([
  "malformed_body", "signed_out", "unknown_site", "kind_not_allowed", "not_allowed", "second_factor_needed", "identity_conflict",
  "not_waiting", "not_sellable", "sell_not_allowed", "quote_expired", "cancel_period_over", "live_not_cancellable", "already_in_progress",
  "not_found", "version_conflict", "match_not_started", "nothing_to_roll_back",
]); // prettier-ignore

/** What is wrong with a refusal; null where nothing is. */
function complaint({ also = [] }: BadRequest, answer: Answer): string | null {
  const { code = "", path } = (answer.body ?? {}) as Partial<ErrorBody>;
  if (![400, 401, 404, 409, 422, ...also].includes(answer.status)) return `status ${answer.status}`;
  if (!(code in errorCatalogue)) return `no code of the contract: ${code}`;
  if (errorCatalogue[code as ErrorCode].status !== answer.status) return `${code} with status ${answer.status}`;
  if (!withoutPath.has(code) && path === undefined) return `${code} without a path`;
  return null;
}

/**
 * A house on a machine that stands still for seconds says that it is busy, and to ask again; one that stands still for half a minute, that the
 * request took too long to come. To a bad request it may not say so always.
 */
async function answered({ browser, path, send }: BadRequest): Promise<Answer> {
  let answer = await browser.send(path, send);
  for (let tries = 1; [408, 503].includes(answer.status) && tries < 4; tries += 1) {
    await sleep(500);
    answer = await browser.send(path, send);
  }
  return answer;
}

test(
  `${count} bad requests to ${siteCalls.length} calls of sites and ${staffCalls.length} of the panel are refused with code and path, and write nothing`,
  async () => {
    // What the house does by itself is done.
    await expect
      .poll(() => sql`select from ledger_unsealed limit 1`.execute(house.test.db).then(({ rows }) => rows.length), {
        timeout: 30_000,
      })
      .toBe(0);
    const before = await written(house.test.db);
    const complaints = new Map<string, string>();
    const answerCounts = new Map<string, number>();
    const requests = badRequests(cast, count, seededRandom(seed));
    let sent = 0;
    const work = async (): Promise<void> => {
      for (const request of requests) {
        sent += 1;
        const answer = await answered(request);
        const wrong = complaint(request, answer);
        const code = String((answer.body as Partial<ErrorBody> | undefined)?.code);
        answerCounts.set(`${answer.status} ${code}`, (answerCounts.get(`${answer.status} ${code}`) ?? 0) + 1);
        if (wrong !== null)
          complaints.set(
            `${request.path.split("?")[0]} ${wrong}`,
            `${request.what}: ${String(request.send.body).slice(0, 300)} → ${answer.text.slice(0, 300)}`,
          );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    console.log(
      `bad input: ${sent} requests (seed ${seed}): ${[...answerCounts]
        .toSorted((a, b) => b[1] - a[1])
        .map(([answer, times]) => `${answer} ${times}`)
        .join(", ")}`,
    );
    expect(Object.fromEntries(complaints)).toEqual({});
    expect(sent).toBeGreaterThanOrEqual(count);
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  },
  nightly ? 3_600_000 : 600_000,
);
