import { minor } from "@livery/betting";
import { type Call, type CouponPhase, type CouponStatus, dayIn, decodeResult, type Page } from "@livery/contract";
import { panelCalls, type PanelCouponRow, type PanelPayloadIn } from "@livery/contract/panel";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { csvRecords } from "../testing/read-csv.ts";

type ListQuery = PanelPayloadIn<"panelCoupons">;
type Row = Omit<PanelCouponRow, "couponId">;

/** The scene's tree, written out once more: each dealer's parent, and each player's dealer. */
const parents: Readonly<Record<string, string>> = {
  north: "head-office",
  "high-street": "north",
  lighthouse: "north",
  "side-street": "north",
  south: "head-office",
  "far-street": "south",
};
const players: Readonly<Record<string, string>> = {
  northy: "north",
  alice: "high-street",
  bashir: "high-street",
  lena: "lighthouse",
  southy: "south",
  farid: "far-street",
  dariush: "side-street",
};
const dealers = ["head-office", ...Object.keys(parents)];
const isBelow = (dealer: string, above: string): boolean =>
  dealer === above || (parents[dealer] !== undefined && isBelow(parents[dealer], above));

interface Sight {
  users(dealer: string): boolean;
  dealers(dealer: string): boolean;
}
const only = (name: string): Sight => ({ users: (dealer) => dealer === name, dealers: (dealer) => dealer === name });
const branch = (name: string): Sight => ({
  users: (dealer) => isBelow(dealer, name),
  dealers: (dealer) => isBelow(dealer, name),
});
/** Whose coupons and which dealers an account sees, in the words of the permission table. */
const actors: Readonly<Record<string, Sight>> = {
  operator: branch("head-office"),
  admin: branch("head-office"),
  "head-office": branch("head-office"),
  north: branch("north"),
  "high-street": only("high-street"),
  lighthouse: only("lighthouse"),
};
const sightOf = (actor: string): Sight => actors[actor] ?? only("");

let house: PanelHouse;
const browsers = new Map<string, PanelBrowser>();
let coupons: readonly PanelCouponRow[];

const days = ["2026-03-01", "2026-03-02", "2026-03-03"];
// Istanbul's days, the zone of a site that names none, begin at 21:00 UTC.
const times = ["00:00:00.000Z", "20:59:59.999Z", "21:00:00.000Z", "23:59:59.999Z"];
const siteDay = (at: string): string => dayIn("Europe/Istanbul", new Date(at));
const drawn = fc.record({
  player: fc.constantFrom(...Object.keys(players)),
  day: fc.constantFrom(...days),
  time: fc.constantFrom(...times),
  stake: fc.constantFrom(100, 200, 250, 1_000),
  times: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom("single" as const, "accumulator" as const, "ways" as const, "system" as const),
  phase: fc.constantFrom<CouponPhase>("prematch", "live", "mixed"),
  status: fc.constantFrom<CouponStatus>(
    "open",
    "won",
    "lost",
    "void",
    "pending",
    "rejected",
    "cashed_out",
    "cancelled",
  ),
  number: fc.array(fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ".split("")), { minLength: 12, maxLength: 12 }),
});

beforeAll(async () => {
  house = await startPanelHouse();
  for (const name of Object.keys(actors)) browsers.set(name, await house.staff(name));
  const drawnCoupons = fc.sample(drawn, { numRuns: 700, seed: 70 });
  const rows = drawnCoupons.map((each, at) => {
    const settledAt = each.status === "open" || each.status === "pending" ? null : `${each.day}T23:59:59.999Z`;
    const dealer = players[each.player] ?? "";
    return {
      couponNumber: each.number.join(""),
      playerId: house.seeded.playerIds[each.player] ?? 0,
      userName: each.player,
      dealerId: house.seeded.dealerIds[dealer] ?? 0,
      dealerName: dealer,
      siteName: each.player === "dariush" ? "meadow" : "harbour",
      kind: each.kind,
      phase: each.phase,
      status: each.status,
      placedAt: `${each.day}T${each.time}`,
      settledAt,
      currency: "EUR",
      totalStake: minor(each.stake),
      maxReturn: minor(each.stake * each.times),
      payout: settledAt === null ? null : minor(each.status === "won" ? each.stake * each.times : 0),
      legCount: 1 + (at % 5),
      cancellableUntil: null,
    } satisfies Row;
  });
  const stored = JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value));
  const inserted = await sql<{ coupon_id: bigint; number: string }>`
    insert into coupon (tenant_id, site_id, player_id, number, kind, phase, status, currency, amount, stake_type, stake, lines, leg_count, sizes,
      odds_change, max_return, bonus_percent, bonus, capped, payout, placed_at, settled_at, cancelled_by, cancelled_actor)
    select ${house.seeded.tenantId}, (select site_id from player where player_id = "playerId"), "playerId", "couponNumber", kind, phase, status, currency,
      "totalStake", 'coupon', "totalStake", 1, "legCount", '{}', 'none', "maxReturn", 0, 0, false, payout, "placedAt", "settledAt",
      case when status = 'cancelled' then 'self' end, case when status = 'cancelled' then 'player:1' end
    from jsonb_to_recordset(${stored}::jsonb) as r("couponNumber" text, "playerId" integer, kind text, phase text, status text, currency text,
      "totalStake" bigint, "maxReturn" bigint, payout bigint, "legCount" integer, "placedAt" timestamptz, "settledAt" timestamptz)
    returning coupon_id, number`.execute(house.test.db);
  const ids = new Map(inserted.rows.map((row) => [row.number, Number(row.coupon_id)]));
  coupons = rows.map((row) => ({ couponId: ids.get(row.couponNumber) ?? 0, ...row }));
  // Another tenant's coupon is on no list.
  await sql`insert into coupon (tenant_id, site_id, player_id, number, kind, phase, currency, amount, stake_type, stake, lines, leg_count, sizes, odds_change,
      max_return, bonus_percent, bonus, capped, placed_at)
    values (${house.globex.tenantId}, ${house.globex.siteIds["globe"]}, ${house.globex.playerIds["gloria"]}, 'GLGRJASCGVPN', 'single', 'prematch', 'EUR', 100, 'coupon',
      100, 1, 1, '{}', 'none', 200, 0, 0, false, '2026-03-02')`.execute(house.test.db);
});
afterAll(() => house.close());

/** The list by hand. */
function expected(
  actor: string,
  { filter, sort = { by: "placedAt", descending: true } }: Pick<ListQuery, "filter" | "sort">,
): PanelCouponRow[] {
  const search = filter.search ?? "";
  const statuses = filter.status ?? [];
  const sees = sightOf(actor);
  const named = dealers.find((name) => house.seeded.dealerIds[name] === filter.dealerId);
  const matching = coupons.filter(
    (row) =>
      sees.users(row.dealerName) &&
      (search === "" ||
        (search !== "--" && row.couponNumber.startsWith(search.toUpperCase())) ||
        row.userName.startsWith(search.toLowerCase())) &&
      (filter.playerId === undefined || row.playerId === filter.playerId) &&
      (named === undefined || isBelow(row.dealerName, named)) &&
      (filter.siteId === undefined || house.seeded.siteIds[row.siteName] === filter.siteId) &&
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (filter.kind === undefined || row.kind === filter.kind) &&
      (filter.phase === undefined || row.phase === filter.phase) &&
      (filter.from === undefined || siteDay(row.placedAt) >= filter.from) &&
      (filter.to === undefined || siteDay(row.placedAt) <= filter.to),
  );
  const sign = sort.descending ? -1 : 1;
  const by = sort.by === "stake" ? "totalStake" : sort.by;
  return matching.toSorted((a, b) =>
    a[by] === b[by] ? sign * (a.couponId - b.couponId) : a[by] < b[by] ? -sign : sign,
  );
}

const accounts = fc.constantFrom(...Object.keys(actors));
/** Every field of a filter with something to ask for. */
const fields = (): fc.Arbitrary<Required<ListQuery["filter"]>> =>
  fc.record({
    search: fc.constantFrom(
      "",
      "A",
      "ali",
      "ALICE",
      "1",
      "zz",
      "--",
      "%",
      coupons[3]?.couponNumber ?? "",
      (coupons[5]?.couponNumber ?? "").slice(0, 4).toLowerCase(),
    ),
    playerId: fc.constantFrom(...Object.keys(players)).map((name) => house.seeded.playerIds[name] ?? 0),
    dealerId: fc.constantFrom(...dealers).map((name) => house.seeded.dealerIds[name] ?? 0),
    siteId: fc.constantFrom(
      house.seeded.siteIds["harbour"] ?? 0,
      house.seeded.siteIds["meadow"] ?? 0,
      house.globex.siteIds["globe"] ?? 0,
    ),
    status: fc.uniqueArray(fc.constantFrom<CouponStatus>("open", "won", "lost", "cancelled"), { maxLength: 3 }),
    kind: fc.constantFrom("single" as const, "system" as const),
    phase: fc.constantFrom<CouponPhase>("prematch", "mixed"),
    from: fc.constantFrom(...days),
    to: fc.constantFrom(...days),
  });
const names = ["search", "playerId", "dealerId", "siteId", "status", "kind", "phase", "from", "to"] as const;

/** A filter of some of its fields, and perhaps an order. */
const queries = (of: readonly (typeof names)[number][] = names): fc.Arbitrary<Pick<ListQuery, "filter" | "sort">> =>
  fc.record({
    filter: fc
      .tuple(fields(), fc.subarray([...of], { maxLength: 3 }))
      .map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]]))),
    sort: fc.option(
      fc.record({
        by: fc.constantFrom("placedAt" as const, "stake" as const, "maxReturn" as const, "userName" as const),
        descending: fc.boolean(),
      }),
      { nil: undefined },
    ),
  });

/** What refuses a filter that names what the actor does not see; undefined where it names nothing of the kind. */
function refusalOf(actor: string, { dealerId, playerId }: ListQuery["filter"]): string | undefined {
  const sees = sightOf(actor);
  const dealer = dealers.find((name) => house.seeded.dealerIds[name] === dealerId);
  const player = Object.keys(players).find((name) => house.seeded.playerIds[name] === playerId);
  if (dealer !== undefined && !sees.dealers(dealer)) return "dealer_not_found";
  return player !== undefined && !sees.users(players[player] ?? "") ? "user_not_found" : undefined;
}

const read = (text: string): Page<PanelCouponRow> =>
  decodeResult(panelCalls.panelCoupons as Call, JSON.parse(text)) as Page<PanelCouponRow>;

describe("the list of coupons", () => {
  test("matches a filter over an array in memory, for every account, filter, order and page", async () => {
    const pages = fc.record({ page: fc.integer({ min: 1, max: 6 }), pageSize: fc.integer({ min: 1, max: 200 }) });
    const seen = { refused: 0, empty: 0, some: 0 };
    await fc.assert(
      fc.asyncProperty(accounts, queries(), pages, async (actor, query, { page, pageSize }) => {
        const answer = await browsers.get(actor)!.panel("panelCoupons", { ...query, page, pageSize });
        const refused = refusalOf(actor, query.filter);
        if (refused !== undefined) {
          expect([answer.status, answer.body]).toMatchObject([404, { code: refused }]);
          seen.refused += 1;
          return;
        }
        const all = expected(actor, query);
        expect(answer.status).toBe(200);
        expect(read(answer.text)).toEqual({
          rows: all.slice((page - 1) * pageSize, page * pageSize),
          total: all.length,
          page,
          pageSize,
        });
        seen[all.length === 0 ? "empty" : "some"] += 1;
      }),
      { numRuns: 300, seed: 7 },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(5);
  });

  test("has the same rows as its file", async () => {
    let rows = 0;
    await fc.assert(
      fc.asyncProperty(
        accounts,
        queries(["search", "siteId", "status", "kind", "from"]),
        async (actor, { filter, sort }) => {
          const answer = await browsers.get(actor)!.panel("panelCouponsExport", { filter, sort });
          expect(answer.headers).toMatchObject({
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": "attachment",
          });
          const all = expected(actor, { filter, sort });
          const decimal = (amount: bigint | null): string => (amount === null ? "" : (Number(amount) / 100).toFixed(2));
          expect(csvRecords(answer.text)).toEqual(
            all.map(({ couponId: _id, playerId: _of, dealerId: _at, totalStake, ...row }) => ({
              ...row,
              settledAt: row.settledAt ?? "",
              stake: decimal(totalStake),
              maxReturn: decimal(row.maxReturn),
              payout: decimal(row.payout),
              legCount: String(row.legCount),
              cancellableUntil: "",
            })),
          );
          rows += all.length;
        },
      ),
      { numRuns: 40, seed: 7 },
    );
    expect(rows).toBeGreaterThan(100);
  });

  test("shows nothing outside the branch, whichever field is filtered by", async () => {
    const street = browsers.get("high-street")!;
    const foreign = coupons.find((row) => row.dealerName === "far-street");
    for (const filter of [
      { search: foreign?.couponNumber },
      { search: "farid" },
      { siteId: house.globex.siteIds["globe"] },
    ]) {
      const answer = await street.panel("panelCoupons", { filter });
      expect(read(answer.text)).toMatchObject({ rows: [], total: 0 });
    }
    for (const [filter, path] of [
      [{ dealerId: house.globex.dealerIds["globe-office"] }, "filter.dealerId"],
      [{ dealerId: Number.MAX_SAFE_INTEGER }, "filter.dealerId"],
      [{ playerId: house.globex.playerIds["gloria"] }, "filter.playerId"],
      [{ playerId: Number.MAX_SAFE_INTEGER }, "filter.playerId"],
    ] as const)
      for (const call of ["panelCoupons", "panelCouponsExport"] as const) {
        const answer = await browsers.get("operator")!.panel(call, { filter });
        expect([answer.status, answer.body]).toMatchObject([404, { path }]);
      }
    expect(
      read(
        (await browsers.get("operator")!.panel("panelCoupons", { filter: { siteId: Number.MAX_SAFE_INTEGER } })).text,
      ).total,
    ).toBe(0);
  });

  test("refuses an unknown order and an invalid filter", async () => {
    const operator = browsers.get("operator")!;
    for (const [body, path] of [
      [{ filter: {}, sort: { by: "payout", descending: false } }, "sort.by"],
      [{ filter: {}, sort: { by: "stake; drop table coupon", descending: false } }, "sort.by"],
      [{ filter: { from: "2026-02-30" } }, "filter.from"],
      [{ filter: { status: ["lost", "stolen"] } }, "filter.status.1"],
      [{ filter: {}, pageSize: 201 }, "pageSize"],
    ] as const) {
      const answer = await operator.panelRaw("panelCoupons", body);
      expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_field", path }]);
    }
    const unknown = await operator.panelRaw("panelCoupons", { filter: { number: "A" } });
    expect([unknown.status, unknown.body]).toMatchObject([400, { code: "unknown_field", path: "filter.number" }]);
  });
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
