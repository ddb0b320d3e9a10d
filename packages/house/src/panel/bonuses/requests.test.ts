import type { AuditRow, BonusRequestRow, PanelBonusRequest } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestBrowser } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { written, writtenSince } from "../../testing/written.ts";

let house: PanelHouse;
let operator: PanelBrowser;
let admin: PanelBrowser;
let alice: TestBrowser;
let ids: Readonly<Record<string, number>>;
beforeAll(async () => {
  house = await startPanelHouse();
  [operator, admin, alice] = [await house.staff("operator"), await house.staff("admin"), await house.player("alice")];
  const rows = await house.test.db
    .selectFrom("bonus")
    .select(["seed_name", "bonus_id"])
    .where("tenant_id", "=", house.seeded.tenantId)
    .execute();
  ids = Object.fromEntries(rows.map(({ seed_name, bonus_id }) => [seed_name, bonus_id]));
});
afterAll(() => house.close());
beforeEach(() => sql`delete from bonus_request`.execute(house.test.db));

async function requestBonus(name: string): Promise<number> {
  const answer = await alice.raw("bonusRequest", { bonusId: ids[name] });
  if (answer.status !== 200) throw new Error(`nothing was asked: ${answer.text}`);
  const { rows } = await sql<{ id: bigint }>`select max(request_id) as id from bonus_request`.execute(house.test.db);
  return Number(rows[0]?.id);
}
const requests = (filter: object = {}) =>
  operator.results<readonly BonusRequestRow[]>("panelBonusRequests", { filter });
const notifications = async (lang: string) => {
  const { rows } = await sql<{ request: number; title: string }>`
    select bonus_request_id::integer as request, title from notification join notification_text using (notification_id)
    where bonus_request_id is not null and lang = ${lang} order by 1`.execute(house.test.db);
  return rows;
};
const cashOf = async () => {
  const { rows } = await sql<{ balance: bigint; entries: bigint }>`
    select balance, (select count(*) from ledger_entry) as entries from ledger_account
    where kind = 'cash' and owner_id = ${house.seeded.playerIds["alice"]}`.execute(house.test.db);
  return rows[0];
};

describe("a bonus request", () => {
  test("is confirmed once, notifies its player, and moves no money", async () => {
    const money = await cashOf();
    const requestId = await requestBonus("welcome");
    const answers = await Promise.all(
      [operator, admin, operator].map((browser) => browser.panelRaw("panelBonusRequestConfirm", { requestId })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await operator.refusal("panelBonusRequestCancel", { requestId, reason: "too late" })).toEqual([
      409,
      "request_over",
    ]);
    expect((await alice.raw("getNotification", {})).body).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ transferId: null, bonusId: ids["welcome"] })]),
    });
    const bonuses = (await alice.raw("getBonus", {})).body as { results: readonly object[] };
    expect(bonuses.results[0]).toMatchObject({ status: 1, requestedExists: 1, requestable: 0 });
    expect(await cashOf()).toEqual(money);
    expect(await notifications("en")).toEqual([
      { request: requestId, title: "Your request for “Welcome bonus” is confirmed." },
    ]);
    const { rows } = await sql<AuditRow>`
      select action, target_kind as "targetKind", target_name as "targetName", changes from audit_entry order by audit_id desc limit 1`.execute(
      house.test.db,
    );
    expect(rows).toMatchObject([
      {
        action: "offer.edit",
        targetKind: "bonus_request",
        targetName: "alice · Welcome bonus",
        changes: [{ field: "status", before: "waiting", after: "confirmed" }],
      },
    ]);
  });

  test("is confirmed once per idempotency key", async () => {
    const requestId = await requestBonus("monday");
    const key = { "idempotency-key": "confirm-it-once" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => operator.panelRaw("panelBonusRequestConfirm", { requestId }, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test("is cancelled with a reason that the player sees, and can then be sent again", async () => {
    const first = await requestBonus("welcome");
    expect(await operator.refusal("panelBonusRequestCancel", { requestId: first })).toEqual([400, "invalid_field"]);
    const row = await operator.results<BonusRequestRow>("panelBonusRequestCancel", {
      requestId: first,
      reason: "No deposit yet",
    });
    expect(row).toMatchObject({ status: "cancelled", resolvedBy: "operator", reason: "No deposit yet" });
    const bell = (await alice.raw("getNotification", {})).body as { results: readonly { readonly title: string }[] };
    expect(bell.results[0]?.title).toBe("Your request for “Welcome bonus” was not accepted. Promotions says why.");
    const second = await requestBonus("welcome");
    expect(await operator.results<PanelBonusRequest>("panelBonusRequest", { requestId: second })).toMatchObject({
      status: "waiting",
      bonusTitle: "Welcome bonus",
      percent: 100,
      oneUse: true,
      earlier: [{ requestId: first, status: "cancelled", reason: "No deposit yet" }],
      may: ["offer.edit"],
    });
  });

  test("notifies in every language with the bonus's title, and a failed decision notifies of nothing", async () => {
    const requestId = await requestBonus("welcome");
    await sql`update bonus_text set title = 'Hoşgeldin' where bonus_id = ${ids["welcome"]} and lang = 'tr'`.execute(
      house.test.db,
    );
    await sql`delete from bonus_text where bonus_id = ${ids["welcome"]} and lang = 'de'`.execute(house.test.db);
    const dealer = await house.staff("high-street");
    expect(await dealer.refusal("panelBonusRequestConfirm", { requestId })).toEqual([403, "not_allowed"]);
    expect(await notifications("en")).toEqual([]);
    await operator.results("panelBonusRequestCancel", { requestId, reason: "No deposit yet" });
    expect((await notifications("de"))[0]?.title).toContain("„Welcome bonus“");
    expect(await notifications("fa")).toHaveLength(1);
    expect(await notifications("tr")).toHaveLength(1);
  });

  test("keeps the terms that were requested when the bonus changes", async () => {
    const requestId = await requestBonus("monday");
    await sql`update bonus set percent = 99 where bonus_id = ${ids["monday"]}`.execute(house.test.db);
    expect(await operator.results("panelBonusRequest", { requestId })).toMatchObject({ percent: 10 });
  });

  test("has the title of its time in the reader's language, by which the reader finds it", async () => {
    const title = "بازگشت دوشنبه";
    await sql`insert into bonus_text (bonus_id, lang, title, alt, html, terms) values (${ids["monday"]}, 'fa', ${title}, '', '', '')`.execute(
      house.test.db,
    );
    const requestId = await requestBonus("monday");
    await sql`update bonus_text set title = 'another' where bonus_id = ${ids["monday"]} and lang = 'fa'`.execute(
      house.test.db,
    );
    const read = { lang: "fa", filter: { search: title } };
    expect(await operator.results("panelBonusRequests", read)).toMatchObject([{ requestId, bonusTitle: title }]);
    // The letters of an Arabic keyboard.
    const arabic = { lang: "fa", filter: { search: title.replaceAll("ی", "ي").replaceAll("ک", "ك") } };
    expect(await operator.results("panelBonusRequests", arabic)).toMatchObject([{ requestId }]);
    expect(await requests({ search: title })).toEqual([]);
    expect(await operator.results("panelBonusRequest", { requestId, lang: "tr" })).toMatchObject({
      bonusTitle: "Monday back",
    });
  });

  test("can be filtered by state, bonus, user and day, and the file has the same rows", async () => {
    const welcome = await requestBonus("welcome");
    const monday = await requestBonus("monday");
    await operator.results("panelBonusRequestConfirm", { requestId: welcome });
    const found = async (filter: object) => (await requests(filter)).map(({ requestId }) => requestId);
    expect(await found({})).toEqual([monday, welcome]);
    expect(await found({ status: ["waiting"] })).toEqual([monday]);
    expect(await found({ bonusId: ids["welcome"] })).toEqual([welcome]);
    expect(await found({ category: "loss" })).toEqual([monday]);
    expect(await found({ search: "ali" })).toEqual([monday, welcome]);
    expect(await found({ search: "back" })).toEqual([monday]);
    expect(await found({ to: "2000-01-01" })).toEqual([]);
    const file = await operator.panelRaw("panelBonusRequestsExport", { filter: {} });
    expect(file.text).toContain("Monday back");
  });
});

test("dealers see their users' requests but cannot decide them, and a partner does not see reasons", async () => {
  const requestId = await requestBonus("welcome");
  const dealer = await house.staff("high-street");
  const elsewhere = await house.staff("far-street");
  expect(await dealer.results("panelBonusRequest", { requestId })).toMatchObject({ requestId, may: [] });
  const before = await written(house.test.db);
  expect(await dealer.refusal("panelBonusRequestConfirm", { requestId })).toEqual([403, "not_allowed"]);
  expect(await elsewhere.refusal("panelBonusRequest", { requestId })).toEqual([404, "not_found"]);
  expect(await writtenSince(before, house.test.db)).toEqual([]);
  const { rows } = await sql<{ id: bigint }>`
    insert into bonus_request (tenant_id, player_id, bonus_id, asked, one_use, status, resolved_at, resolved_by, reason)
    select tenant_id, player_id, ${ids["monday"]}, '{"title": "Monday back", "category": "loss", "percent": 10, "multiplier": null}', false, 'cancelled', now(), 'staff:1', 'private'
    from player where user_name = 'lena' returning request_id as id`.execute(house.test.db);
  const partner = await house.staff("lighthouse");
  expect(await partner.results("panelBonusRequest", { requestId: Number(rows[0]?.id) })).toMatchObject({ reason: "…" });
});
