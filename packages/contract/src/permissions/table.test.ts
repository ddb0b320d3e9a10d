import { describe, expect, test } from "vitest";
import { calls } from "../areas/table.ts";
import { panelCalls } from "../panel/index.ts";
import type { Call } from "../call.ts";
import { type Action, actions, allowedRoles, flaggedActions, notation, permission, roles } from "./index.ts";

/** The permission table, written down a second time in the rows of the product. */
const specified = `
| public data, live feed, shared coupon, ticket check by code | y | y | y | y | y | y | y | y | y |
| register, activate, forgot/reset | y | – | – | – | – | – | – | – | – |
| own profile, password, sessions | – | s | – | s | s | s | s | s | s |
| place a coupon; open a game | – | sf | sf | – | – | – | – | – | – |
| list, print, sell own coupons | – | s | s | – | – | – | – | – | – |
| deposit/withdraw request, affiliate pages (online users) | – | s | – | – | – | – | – | – | – |
| terminal deposit, withdraw print, duplicates | – | – | sg | g | g | – | – | – | – |
| view users, coupons, movements | – | – | – | c | t | s masked | b | b | – |
| cancel a coupon in its window; outside it | – | s; – | sg; – | cg; – | tg; – | – | b; b+2 | b+; b+2 | – |
| create user; create dealer | – | – | – | cg; – | cg; cg | cg; – | b; b | b; b | – |
| status, services, products of a user | – | – | – | cg | tg | – | b | b | – |
| raise limits; lower limits | – | –; s | – | cg; – | cg; – | – | b; b+ | b; b+ | – |
| credit to/from user; between dealers | – | – | – | cg; up | cg; up, down, g sideways | cg; up | –; – | –; – | – |
| issue or withdraw credit at the root | – | – | – | – | – | – | b+2 | b+2 | – |
| cut an account; approve payments | – | – | – | c; – | c; g2 | – | b+; b+2 | b+; b+2 | – |
| cards; roles and per-dealer permissions (≤ own) | – | – | – | – | cg | – | b | b | – |
| fixtures, odds types, live settings, suspend | – | – | – | – | – | – | b | b | – |
| matches with their results; results; roll back | – | – | – | – | – | – | b; b+; b+2 | b; b+; b+2 | y; y+; y+2 |
| banners, pages, popups, templates, languages | – | – | – | – | – | – | b | b | – |
| bonuses, payment methods, theme, css, country/IP rules | – | – | – | – | – | – | b+ | b+ | – |
| generalJs, chat script (sandboxed; trusted) | – | – | – | – | – | – | b+; – | b+; b+2 | – |
| reports; logs | – | s | s | c; – | t; own | s | b | b | – |
| edit or delete a ledger entry | – | – | – | – | – | – | – | – | – |`;

/** The actions of a line, by the part of its cells (before or after the semicolon) that is theirs. */
const linesOfActions: readonly (readonly (readonly Action[])[])[] = [
  [["public.read"]],
  [["account.register"]],
  [["account.own"]],
  [["coupon.place"], ["game.open"]],
  [["coupon.own"]],
  [["transfer.request"]],
  [["terminal.use"]],
  [["user.view", "coupon.view", "movement.view"]],
  [["coupon.cancel"], ["coupon.cancelLate"]],
  [["user.create"], ["dealer.create"]],
  [["user.services"]],
  [["limit.raise"], ["limit.lower"]],
  [["credit.user"], ["credit.up", "credit.down", "credit.aside"]],
  [["credit.issue"]],
  [["account.cut"], ["payment.approve"]],
  [["card.issue", "role.edit"]],
  [["catalogue.edit"]],
  [["result.view"], ["result.enter"], ["result.rollBack"]],
  [["content.edit"]],
  [["offer.edit"]],
  [["script.sandboxed"], ["script.trusted"]],
  [["report.view"], ["log.view"]],
  [["ledger.edit"]],
];

const lines = specified
  .trim()
  .split("\n")
  .map((line) =>
    line
      .split("|")
      .slice(2, -1)
      .map((cell) => cell.trim()),
  );

const between: Partial<Record<Action, string>> = {
  "credit.up": "up",
  "credit.down": "down",
  "credit.aside": "g sideways",
};

/** One action of a product row's cell, in the table's notation. */
function expected(cell: string, part: number, action: Action): string {
  const parts = cell.split("; ");
  const notated = (parts.length === 1 ? parts[0] : parts[part]) ?? "";
  const one = between[action];
  if (one !== undefined && notated !== "–") {
    if (!notated.split(", ").includes(one)) return "-";
    return one === "g sideways" ? "aside g" : one;
  }
  return notated === "–" ? "-" : notated === "own" ? "s" : notated;
}

test("the table equals the product's rows, cell by cell", () => {
  expect(lines).toHaveLength(linesOfActions.length);
  const found: Action[] = [];
  for (const [index, parts] of linesOfActions.entries())
    for (const [part, named] of parts.entries())
      for (const action of named) {
        found.push(action);
        const cells = lines[index]?.map((cell) => expected(cell, part, action));
        expect([action, roles.map((role) => notation(role, action))]).toEqual([action, cells]);
      }
  expect(found.toSorted()).toEqual([...actions].toSorted());
});

describe("a cell", () => {
  test.each([
    ["dealer", "coupon.cancel", { scope: "subtree", flag: true, factor: false }],
    ["sub-dealer", "coupon.cancel", { scope: "children", flag: true, factor: false }],
    ["admin", "coupon.cancel", { scope: "tenant", flag: false, factor: true, two: false }],
    ["operator", "coupon.cancelLate", { scope: "tenant", factor: true, two: true }],
    ["partner", "user.view", { scope: "own", masked: true, flag: false }],
    ["player", "coupon.place", { scope: "own", service: true, factor: false }],
    ["dealer", "credit.aside", { scope: "sibling", flag: true }],
    ["dealer", "payment.approve", { scope: "subtree", flag: true, factor: false, two: true }],
    ["platform", "result.rollBack", { scope: "any", factor: true, two: true }],
  ] as const)("of %s and %s is parsed", (role, action, cell) => {
    expect(permission(role, action)).toMatchObject(cell);
  });

  test("without roles is permitted to no role", () => {
    expect(allowedRoles("ledger.edit")).toEqual([]);
    expect(permission("player", "user.view")).toBeNull();
  });
});

test("a dealer's flags are those of the actions that need one", () => {
  expect(flaggedActions).toEqual(actions.filter((action) => roles.some((role) => /g/u.test(notation(role, action)))));
});

describe("the panel's calls", () => {
  const rows = Object.values(panelCalls) as readonly Call[];

  test("are /panel/{area}/{verb}, each with its own path and key, and no key of a site's call", () => {
    expect(rows.every((row) => /^\/panel\/[a-z]+(-[a-z]+)*\/[a-zA-Z]+$/u.test(row.path))).toBe(true);
    expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length);
    expect(rows.filter((row) => row.key in calls)).toEqual([]);
    expect(Object.entries(panelCalls).filter(([key, row]) => key !== row.key)).toEqual([]);
  });

  test("are for staff only", () => {
    for (const row of rows) expect(row.callers.filter((role) => role === "player" || role === "terminal")).toEqual([]);
  });
});
