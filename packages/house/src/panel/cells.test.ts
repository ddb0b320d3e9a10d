import {
  type Action,
  actions,
  type Call,
  calls,
  type CallKey,
  type ErrorBody,
  notation,
  type Role,
  roles,
} from "@livery/contract";
import { fullPayload } from "@livery/contract/testing";
import { panelCalls, type PanelKey } from "@livery/contract/panel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlers } from "../api/api.handlers.ts";
import { insertAuditEntry } from "../audit-entry.ts";
import type { Answer } from "../testing/browser.ts";
import { panelHost } from "../testing/panel-fixture.ts";
import { PanelBrowser } from "../testing/panel-house.ts";
import { panelHandlers } from "./panel.handlers.ts";
import { tries } from "./testing/attempts.ts";
import type { Try } from "./testing/try.ts";
import { type Attempt, isPermitted } from "./testing/oracle.ts";
import { actors, parents, setStage, type Stage } from "./testing/stage.ts";

let stage: Stage;
beforeAll(async () => void (stage = await setStage()), 60_000);
afterAll(() => stage.house.close());

/** Role and action of every cell that something was tried of; and how often. */
const cells = new Set<string>();
let attempts = 0;
const note = (role: Role, action: Action): void => {
  cells.add(`${role} ${action}`);
  attempts += 1;
};

const refusals: ReadonlySet<string> = new Set([
  "signed_out",
  "not_allowed",
  "platform_only",
  "second_factor_needed",
  "service_off",
  "limit_not_raised",
  "unknown_site",
]);
const codeOf = (answer: Answer): string => (answer.body as Partial<ErrorBody> | undefined)?.code ?? "";
const outcomeOf = (answer: Answer): string =>
  answer.status === 200 ? "allowed" : `${answer.status} ${codeOf(answer)}`;

/** What is true of a match for all tenants of the stage, which are two (D91). */
const forAll: ReadonlySet<Action> = new Set(["result.enter", "result.rollBack"]);

/** What a dealer's user, or the dealer, is to an actor. */
function targetOf(own: string | null, dealer: string, { about, action }: Pick<Try, "about" | "action">) {
  return forAll.has(action) ? "another tenant" : targetAbout(own, dealer, about);
}

function targetAbout(own: string | null, dealer: string, about: Try["about"]): Attempt["target"] {
  if (dealer === "globe-office") return "another tenant";
  const above = parents[dealer] ?? [];
  if (about === "credit") {
    if (own === null) return "distant dealer";
    if (parents[own]?.[0] === dealer) return "parent";
    if (above[0] === own) return "child";
    return parents[own]?.[0] === above[0] ? "sibling" : "distant dealer";
  }
  const depth = (about === "dealers" ? above : [dealer, ...above]).indexOf(own ?? "");
  return depth < 0 ? "elsewhere" : { below: depth, dealer: about === "dealers" };
}

const everybody = Object.keys(parents);
const actionOfCredit: Readonly<Record<string, Action>> = {
  parent: "credit.up",
  child: "credit.down",
  sibling: "credit.aside",
};

describe.each(tries)("$action by $key", (attempt) => {
  const { action, key, about, wire, shows } = attempt;
  test.each(actors)("$role", { timeout: 60_000 }, async ({ name, role, dealer: own }) => {
    const wrong: unknown[] = [];
    const attemptOn = async (dealer: string, flag: boolean, factor: boolean): Promise<void> => {
      const target = targetOf(own, dealer, attempt);
      if (about !== "users" && dealer === own) return;
      // Another relation of dealers is another action's.
      if (about === "credit" && typeof target === "string" && (actionOfCredit[target] ?? action) !== action) return;
      const expected = isPermitted(notation(role, action), { target, flag, factor, service: true });
      const answer = await stage.staff[name]!.panelRaw(key, await wire(stage, dealer));
      const allowed = answer.status === 200 && ((await shows?.(stage, dealer, answer)) ?? true);
      note(role, action);
      const got = outcomeOf(answer);
      if (allowed !== expected)
        wrong.push({ dealer, target, flag, factor, expected, got, text: answer.text.slice(0, 200) });
      else if (!allowed && answer.status !== 200 && !refusals.has(codeOf(answer)) && answer.status !== 404)
        wrong.push({ dealer, odd: got });
    };
    // Who acts for no dealer has no flags to switch on.
    for (const flag of own === null ? [false] : [true, false]) {
      await stage.setFlags(own, flag);
      for (const factor of [true, false]) {
        await stage.setFactor(factor);
        // A tenant's own things and its tree of dealers are changed by one at a time; a user of each dealer is another.
        if (about === "users" && action !== "offer.edit")
          await Promise.all(everybody.map((dealer) => attemptOn(dealer, flag, factor)));
        else for (const dealer of everybody) await attemptOn(dealer, flag, factor);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("visitors, players and terminals have no session at the panel", async () => {
    const player = await stage.site("high-street");
    const carried = new PanelBrowser(stage.house.port, panelHost);
    for (const [cookie, value] of player.cookies) carried.cookies.set(cookie, value);
    const payload = await wire(stage, "high-street");
    for (const [role, browser] of [
      ["visitor", stage.house.stranger()],
      ["player", carried],
      // No terminal can sign in yet: what it would bring is no session either.
      ["terminal", carried],
    ] as const) {
      note(role, action);
      expect(outcomeOf(await browser.panelRaw(key, payload))).toBe("401 signed_out");
    }
  });
});

describe("the own account and the audit log", () => {
  test("account.own is permitted for all signed-in staff", async () => {
    for (const { name, role } of actors) {
      note(role, "account.own");
      const payload = { current: "not-the-password", next: "quiet-anchor-77" };
      expect(outcomeOf(await stage.staff[name]!.panelRaw("panelChangePassword", payload))).toBe("422 password_wrong");
      expect(outcomeOf(await stage.staff[name]!.panelRaw("panelMe", {}))).toBe("allowed");
    }
    for (const role of ["visitor", "player", "terminal"] as const) {
      note(role, "account.own");
      expect(outcomeOf(await stage.house.stranger().panelRaw("panelMe", {}))).toBe("401 signed_out");
    }
  });

  test("log.view shows the entries in its scope: the own dealer's, or the tenant's", async () => {
    const { db } = stage.house.test;
    const staff = await db.selectFrom("staff").select(["staff_id", "tenant_id", "name", "role", "dealer_id"]).execute();
    for (const { staff_id, tenant_id, name, role, dealer_id } of staff)
      await insertAuditEntry(db, {
        staff_id,
        tenant_id: tenant_id ?? stage.house.seeded.tenantId,
        actor: name,
        role,
        dealer_id,
        action: "account.own",
        target_kind: "staff",
        target_id: staff_id,
        target_name: `log-of-${name}`,
        changes: "[]",
        reason: null,
      });
    for (const { name, role, dealer } of actors)
      for (const by of staff) {
        const tenantwide = by.tenant_id === stage.house.globex.tenantId ? "another tenant" : "elsewhere";
        const target = dealer !== null && by.dealer_id === stage.dealerId(dealer) ? "self" : tenantwide;
        const answer = await stage.staff[name]!.panelRaw("panelAudit", {
          filter: { search: `log-of-${by.name}`, targetId: by.staff_id },
        });
        const { total } = (answer.body ?? {}) as { total?: number };
        const file = await stage.staff[name]!.panelRaw("panelAuditExport", { filter: { targetId: by.staff_id } });
        expect(file.text.includes(`log-of-${by.name}`)).toBe(total === 1);
        note(role, "log.view");
        expect([name, by.name, total === 1]).toEqual([
          name,
          by.name,
          isPermitted(notation(role, "log.view"), { target, flag: true, factor: true, service: true }),
        ]);
      }
    for (const role of ["visitor", "player", "terminal"] as const) {
      note(role, "log.view");
      expect(outcomeOf(await stage.house.stranger().panelRaw("panelAudit", { filter: {} }))).toBe("401 signed_out");
    }
  });

  test("no role may edit the ledger, and no call does", () => {
    for (const role of roles) {
      note(role, "ledger.edit");
      expect(
        isPermitted(notation(role, "ledger.edit"), { target: "self", flag: true, factor: true, service: true }),
      ).toBe(false);
    }
    expect(Object.values(panelCalls).filter((row) => row.action === "ledger.edit")).toEqual([]);
  });
});

/** The action of every served call of the site that is not public, and so what its cell is. */
const siteActions: Partial<Record<CallKey, Action>> = {
  getUserDetail: "account.own",
  changePassword: "account.own",
  getNotification: "account.own",
  getTransactions: "account.own",
  getPaymentBanks: "transfer.request",
  setTransferRequest: "transfer.request",
  getTransfers: "transfer.request",
  cancelTransaction: "transfer.request",
  bonusRequest: "transfer.request",
  createcoupon: "coupon.place",
  getCoupons: "coupon.own",
  getCoupon: "coupon.own",
  getCouponDetail: "coupon.own",
  sellCoupon: "coupon.own",
  shareCoupon: "coupon.own",
  couponCanceled: "coupon.cancel",
};

describe("the site's calls", () => {
  const served = (Object.keys(calls) as CallKey[]).filter((key) => key in handlers);
  const row = (key: CallKey): Call => calls[key];
  const wireOf = async (key: CallKey, dealer: string): Promise<object> => {
    if (key === "settings") return { domain: "harbour.localhost" };
    if (key === "couponCanceled" || key === "getCouponDetail") return { ticketId: await stage.openCoupon(dealer) };
    return fullPayload(row(key));
  };

  test("each has an action", () => {
    const unnamed = served.filter((key) => !row(key).callers.includes("visitor") && siteActions[key] === undefined);
    expect(unnamed).toEqual([]);
  });

  test.each(served)("%s by visitor, player and staff", async (key) => {
    const action = siteActions[key] ?? "public.read";
    const attempt: Attempt = { target: "self", flag: true, factor: true, service: true };
    const player = await stage.house.player("bashir");
    const carried = stage.house.visitor();
    for (const [cookie, value] of stage.staff["admin"]!.cookies) carried.cookies.set(cookie, value);
    for (const [role, browser, cell] of [
      ["visitor", stage.house.visitor(), notation("visitor", action)],
      ["player", player, notation("player", action)],
      // On a site staff are visitors, whatever cookie they bring.
      ["visitor", carried, notation("visitor", action)],
    ] as const) {
      const answer = await browser.raw(key, await wireOf(key, "high-street"));
      note(role, action);
      expect([role, refusals.has(codeOf(answer))]).toEqual([role, !isPermitted(cell, attempt)]);
    }
  });

  test("a player can read and cancel their own coupon, and another's is not found", async () => {
    for (const key of ["getCouponDetail", "couponCanceled"] as const)
      for (const dealer of ["high-street", "far-street", "globe-office"]) {
        const target = dealer === "high-street" ? "self" : "elsewhere";
        const answer = await (await stage.site("high-street")).raw(key, await wireOf(key, dealer));
        const action = siteActions[key] ?? "public.read";
        note("player", action);
        expect([key, dealer, answer.status === 200]).toEqual([
          key,
          dealer,
          isPermitted(notation("player", action), { target, flag: true, factor: true, service: true }),
        ]);
        if (target !== "self") expect(outcomeOf(answer)).toBe("404 not_found");
      }
  });

  test("a player can cancel their own deposit request, and another's is not found", async () => {
    for (const dealer of ["high-street", "far-street", "globe-office"]) {
      const target = dealer === "high-street" ? "self" : "elsewhere";
      const transactionId = await stage.pendingPayment(dealer);
      const answer = await (await stage.site("high-street")).raw("cancelTransaction", { transactionId });
      note("player", "transfer.request");
      expect([dealer, answer.status === 200]).toEqual([
        dealer,
        isPermitted(notation("player", "transfer.request"), { target, flag: true, factor: true, service: true }),
      ]);
      if (target !== "self") expect(outcomeOf(answer)).toBe("404 not_found");
    }
  });

  test("a coupon is placed only if the service is on", async () => {
    const { db } = stage.house.test;
    for (const service of [true, false]) {
      await db
        .updateTable("player")
        .set({ services: JSON.stringify({ sport: service, live: service }) })
        .where("player_id", "=", stage.playerId("far-street"))
        .execute();
      await expect
        .poll(async () => {
          const answer = await stage.place(await stage.site("far-street"));
          note("player", "coupon.place");
          return refusals.has(codeOf(answer));
        })
        .toBe(!isPermitted(notation("player", "coupon.place"), { target: "self", flag: true, factor: true, service }));
    }
  });
});

test("every served call of the panel is tried here, and actions without a call are listed", () => {
  const tried = new Set<PanelKey>([
    ...tries.map(({ key }) => key),
    "panelMe",
    "panelChangePassword",
    "panelAudit",
    "panelAuditExport",
  ]);
  // Of these everybody who is signed in may make use, each of his own things; panelDealers is panelDealer's list.
  const anybodys = new Set<PanelKey>([
    "panelSignIn",
    "panelSignOut",
    "panelConfirm",
    "panelViews",
    "panelViewSave",
    "panelViewDelete",
    "panelDealers",
  ]);
  // A new category, bonus or picture is nobody's but the actor's own tenant's: it has no target that the matrix could draw.
  tried.add("panelPaymentCategoryCreate");
  tried.add("panelBonusCreate");
  tried.add("panelPictureUpload");
  expect(
    (Object.keys(panelCalls) as PanelKey[]).filter(
      (key) => !tried.has(key) && !anybodys.has(key) && key in panelHandlers,
    ),
  ).toEqual([]);
  const without = actions.filter((action) => roles.every((role) => !cells.has(`${role} ${action}`)));
  console.log(
    `${cells.size} cells tested in ${attempts} attempts; ${without.length} of ${actions.length} actions have no call yet: ${without.join(", ")}`,
  );
  expect(cells.size).toBeGreaterThan(120);
});
