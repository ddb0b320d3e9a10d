import { permission, type Action } from "@livery/contract";
import { panelCalls, type StaffRole } from "@livery/contract/panel";
import { expect, test } from "vitest";
import { staffOf } from "../testing/fixtures.ts";
import { isWithin, menuOf } from "./menu.ts";

const roles: readonly StaffRole[] = ["sub-dealer", "dealer", "partner", "operator", "admin", "platform"];

test.each(roles)("The menu of a %s has what its permissions let it call", (role) => {
  const isAllowed = (action: Action): boolean => permission(role, action) !== null;
  const paths = new Set(menuOf(staffOf(role)).map(({ path }) => path));
  expect(paths.has("/users")).toBe(isAllowed("user.view"));
  expect(paths.has("/coupons")).toBe(isAllowed("coupon.view"));
  expect(paths.has("/movements")).toBe(isAllowed("movement.view"));
  expect(paths.has("/payments")).toBe(isAllowed("movement.view"));
  expect(paths.has("/methods")).toBe(isAllowed("catalogue.edit"));
  expect(paths.has("/bonuses")).toBe(isAllowed("catalogue.edit"));
  expect(paths.has("/bonus-requests")).toBe(isAllowed("user.view"));
  expect(paths.has("/results")).toBe(isAllowed("result.view"));
  expect(paths.has("/audit")).toBe(isAllowed("log.view"));
});

test("A dealer without a permission has no menu entry for it", () => {
  expect(menuOf(staffOf("dealer", { may: ["account.own"] }))).toEqual([]);
  expect(menuOf(staffOf("dealer", { may: ["log.view"] })).map(({ call }) => call)).toEqual([panelCalls.panelAudit]);
});

test("A menu entry is current for its own pages alone", () => {
  expect(isWithin("/users/7", { path: "/users" })).toBe(true);
  expect(isWithin("/users", { path: "/users" })).toBe(true);
  expect(isWithin("/usersx", { path: "/users" })).toBe(false);
});
