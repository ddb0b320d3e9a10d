import type { AuditRow, PanelUser } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refoldAudit } from "../../jobs/refold-audit.ts";
import type { Schema } from "../../db/schema.ts";
import type { Seeded } from "../../seed/seed.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { readCsv } from "../testing/read-csv.ts";

/** Names of targets in entries that are there when the server starts. */
const stale = ["Istanbul Şubesi", "شعبهٔ رضایی"];
const missing = "O’Neill · Straße 5";

/** Writes entries as a server of an earlier version does, without folded names. */
const writeEntries = (db: Kysely<Schema>, tenantId: number, names: readonly string[]) =>
  sql`
    insert into audit_entry (tenant_id, actor, role, action, operation, target_kind, target_id, target_name, changes)
    select ${tenantId}, 'operator', 'operator', 'result.enter', 'panelResultEnter', 'match', 1, name, '[]'
    from unnest(${names}::text[]) name`.execute(db);

async function writeEarlier(db: Kysely<Schema>, { tenantId }: Seeded): Promise<void> {
  await writeEntries(db, tenantId, stale);
  await sql`insert into audit_search select tenant_id, audit_id, '', 0 from audit_entry`.execute(db);
  await writeEntries(db, tenantId, [missing]);
}

let house: PanelHouse;
let operator: PanelBrowser;
let north: PanelBrowser;
let street: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse({}, writeEarlier);
  operator = await house.staff("operator");
  north = await house.staff("north");
  street = await house.staff("high-street");
});
afterAll(() => house.close());

const change = (statement: string) => sql.raw(statement).execute(house.test.db);
const player = (name: string) => house.seeded.playerIds[name]!;
const entries = () => operator.results<AuditRow[]>("panelAudit", { filter: {} });
beforeAll(async () => {
  for (const [browser, name] of [
    [operator, "bashir"],
    [operator, "southy"],
    [north, "northy"],
    [street, "alice"],
  ] as const) {
    const { playerId, version, active, services, online } = await operator.results<PanelUser>("panelUser", {
      playerId: player(name),
    });
    await browser.results("panelUserServices", {
      playerId,
      version,
      active,
      services,
      online: !online,
      reason: "a test of the audit",
    });
  }
});

describe("the audit", () => {
  test("shows a dealer the actions of its own staff, and an operator those of the whole tenant", async () => {
    const own = await north.results<AuditRow[]>("panelAudit", { filter: {} });
    expect(new Set(own.map((entry) => entry.actor))).toEqual(new Set(["north"]));
    const all = await entries();
    expect(new Set(all.map((entry) => entry.actor)).size).toBeGreaterThan(2);
    expect(all.map((entry) => entry.at)).toEqual(
      all
        .map((entry) => entry.at)
        .toSorted()
        .toReversed(),
    );
    expect(
      await (await house.staff("globe-admin", "panel.globe.localhost")).results("panelAudit", { filter: {} }),
    ).toEqual([]);
    expect(await street.refusal("panelAudit", { filter: {} })).toEqual([403, "not_allowed"]);
  });

  test("is exported with its amounts in their currency, and in the words of its reader", async () => {
    await change(`insert into audit_entry (tenant_id, actor, role, action, operation, target_kind, target_id, target_name, currency, changes)
      select tenant_id, 'north', 'dealer', 'limit.raise', 'panelDealerLimits', 'dealer', 1, 'north', 'EUR',
        '[{"field":"limits.combine.maxStake","before":5000,"after":6050},{"field":"active","before":true,"after":null},{"field":"endsAt","before":null,"after":"2026-11-20T18:00:00.000Z"}]'
      from audit_entry limit 1`);
    const words = { panelDealerLimits: "Limits geändert", combine: "Kombi", maxStake: "Höchsteinsatz", true: "ja" };
    const columns = [
      { name: "operation", title: "Aktion", words },
      { name: "changes", title: "Änderungen", words },
      { name: "at", title: "Zeit" },
    ];
    const file = await operator.panelRaw("panelAuditExport", { filter: { operation: "panelDealerLimits" }, columns });
    const [head, line] = readCsv(file.text);
    expect(head).toEqual(["Aktion", "Änderungen", "Zeit (Europe/Istanbul)"]);
    expect(line).toEqual([
      "Limits geändert",
      "limits · Kombi · Höchsteinsatz: 50.00 → 60.50; active: ja → –; endsAt: – → 2026-11-20 21:00:00",
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    ]);
  });

  test("can be filtered by a user, with what belongs to them, and by a dealer with all below it", async () => {
    await change(`with b as (insert into bonus (tenant_id, category) select tenant_id, 'other' from audit_entry limit 1 returning *),
      r as (insert into bonus_request (tenant_id, player_id, bonus_id, asked, one_use)
        select tenant_id, ${player("southy")}, bonus_id, '{}', false from b returning *)
      insert into audit_entry (tenant_id, actor, role, action, operation, target_kind, target_id, target_name, changes)
      select tenant_id, 'operator', 'operator', 'offer.edit', 'panelBonusRequestConfirm', 'bonus_request', request_id, 'southy · Welcome',
        '[{"field":"status","before":"waiting","after":"confirmed"}]' from r`);
    const found = async (filter: object) =>
      new Set((await operator.results<AuditRow[]>("panelAudit", { filter })).map(({ targetName }) => targetName));
    expect(await found({ playerId: player("southy") })).toEqual(new Set(["southy", "southy · Welcome"]));
    expect(await found({ playerId: player("alice") })).toEqual(new Set(["alice"]));
    expect(await found({ dealerId: house.seeded.dealerIds["north"] })).toEqual(new Set(["bashir", "northy", "alice"]));
    expect(await found({ dealerId: house.seeded.dealerIds["south"] })).toEqual(new Set(["southy", "southy · Welcome"]));
    expect(await north.refusal("panelAudit", { filter: { playerId: player("southy") } })).toEqual([
      404,
      "user_not_found",
    ]);
    const words = { status: "Status", "bonus_request.status.confirmed": "Genehmigt", confirmed: "Endgültig" };
    const file = await operator.panelRaw("panelAuditExport", {
      filter: { operation: "panelBonusRequestConfirm" },
      columns: [{ name: "changes", title: "Änderungen", words }],
    });
    expect(readCsv(file.text)).toEqual([["Änderungen"], ["Status: waiting → Genehmigt"]]);
  });

  test("can be filtered by target, action and text", async () => {
    const found = await operator.results<AuditRow[]>("panelAudit", {
      filter: {
        targetKind: "user",
        targetId: player("bashir"),
        action: "user.services",
        operation: "panelUserServices",
        search: "BASH",
        from: "2020-01-01",
      },
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((entry) => entry.targetName === "bashir" && entry.action === "user.services")).toBe(true);
    expect(new Set(found.map((entry) => entry.operation))).toEqual(new Set(["panelUserServices"]));
    expect(await operator.results("panelAudit", { filter: { operation: "panelUserLimits" } })).toEqual([]);
  });
});

describe("a search of the history", () => {
  const found = async (search: string) =>
    (await operator.results<AuditRow[]>("panelAudit", { filter: { targetKind: "match", search } })).map(
      ({ targetName }) => targetName,
    );

  test("finds the entries that the server found without folded names, or with those of an earlier folding", async () => {
    await expect.poll(() => found("strasse")).toEqual([missing]);
    for (const name of stale) expect(await found(name)).toEqual([name]);
  });

  test("finds an entry that a server of an earlier version writes meanwhile, once one process has folded it", async () => {
    const { db } = house.test;
    const meanwhile = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('livery_refold_audit'))`.execute(trx);
      await writeEntries(db, house.seeded.tenantId, ["Ümraniye"]);
      return [await refoldAudit(house.database.db), await found("umraniye")];
    });
    expect(meanwhile).toEqual([0, []]);
    await refoldAudit(db);
    expect(await refoldAudit(db)).toBe(0);
    expect(await found("umraniye")).toEqual(["Ümraniye"]);
  });

  test.each([
    ["İSTANBUL ŞUBESİ", "Istanbul Şubesi"],
    ["ıstanbul subesi", "Istanbul Şubesi"],
    ["رضايي", "شعبهٔ رضایی"],
    ["STRASSE", missing],
    ["o'neill", missing],
    ["ONEILL", missing],
  ])("for %s finds %s, as other searches do (D47)", async (search, name) => {
    expect(await found(search)).toEqual([name]);
  });

  test("finds nothing by signs alone", async () => {
    expect(await found("·'")).toEqual([]);
  });
});

test("the audit is append-only", async () => {
  for (const statement of ["update audit_entry set actor = 'x'", "delete from audit_entry", "truncate audit_entry"])
    await expect(change(statement)).rejects.toThrow(/append-only|permission denied/);
});
