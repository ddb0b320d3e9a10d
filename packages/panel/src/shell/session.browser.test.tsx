import { CallError } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fakeHouse, refuse } from "../testing/fake-house.ts";
import { panelCoupon, staffOf, testNow } from "../testing/fixtures.ts";
import { openPanel } from "../testing/open-panel.tsx";

describe("The sign-in", () => {
  test("has what password managers and phones look for", async () => {
    const { screen } = await openPanel({ house: fakeHouse({}, null) });
    await expect.element(screen.getByLabelText("Name")).toHaveAttribute("autocomplete", "username");
    await expect
      .element(screen.getByLabelText("Password", { exact: true }))
      .toHaveAttribute("autocomplete", "current-password");
    const code = screen.getByLabelText("Code", { exact: true });
    await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(code).toHaveAttribute("inputmode", "numeric");
  });

  test("reports what is missing, what is wrong and a wait, and opens the panel", async () => {
    const house = fakeHouse({}, null);
    const { screen, address } = await openPanel({ house });
    const enter = screen.getByRole("button", { name: "Sign in" });
    await enter.click();
    await expect.element(screen.getByLabelText("Name")).toHaveAccessibleDescription("Please fill this in.");
    await expect
      .element(screen.getByLabelText("Code", { exact: true }))
      .toHaveAccessibleDescription(/^Enter all 6 digits of the code/);
    await screen.getByLabelText("Name").fill("quay");
    await screen.getByLabelText("Password", { exact: true }).fill("tidal-lantern-40");
    await screen.getByLabelText("Code", { exact: true }).fill("123456");
    const right = house.answers.panelSignIn!;
    house.answers.panelSignIn = refuse("wrong_credentials");
    await enter.click();
    await expect.element(screen.getByText(/^The name, password or code is incorrect/)).toBeVisible();
    await expect.element(screen.getByLabelText("Code", { exact: true })).toHaveValue("");
    house.answers.panelSignIn = refuse("rate_limited");
    await screen.getByLabelText("Code", { exact: true }).fill("654 321");
    await enter.click();
    await expect.element(screen.getByText(/^Too many attempts/)).toBeVisible();
    house.answers.panelSignIn = right;
    await screen.getByLabelText("Code", { exact: true }).fill("۶۵۴ ۳۲۱");
    await enter.click();
    await expect.poll(address).toBe("/dealers");
    expect(house.calls.findLast(({ key }) => key === "panelSignIn")?.payload).toEqual({
      name: "quay",
      password: "tidal-lantern-40",
      code: "654321",
    });
  });

  test("stores the account's language where nobody has chosen one", async () => {
    const house = fakeHouse({ panelSignIn: () => staffOf("dealer", { lang: "de" }) }, null);
    const { screen, panel, address } = await openPanel({ house });
    await screen.getByLabelText("Name").fill("quay");
    await screen.getByLabelText("Password", { exact: true }).fill("tidal-lantern-40");
    await screen.getByLabelText("Code", { exact: true }).fill("123456");
    expect(panel.preferences.language()).toBeNull();
    await screen.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(address).toBe("/dealers");
    expect(panel.preferences.language()).toBe("de");
  });

  test("returns after a sign-out, with nothing of the page before", async () => {
    const { screen } = await openPanel({ path: "/users" });
    await screen.getByRole("button", { name: "Account: quay" }).click();
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.element(screen.getByText("You are signed out.")).toBeVisible();
    await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
  });
});

describe("A session that ended", () => {
  test("is renewed above the page, and the input stays", async () => {
    const house = fakeHouse({ panelUserServices: refuse("signed_out") });
    const { screen } = await openPanel({ path: "/users/7?tab=services", house });
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("checkbox", { name: "Live casino" }).click();
    await screen.getByRole("textbox", { name: "Reason" }).fill("Asked at the counter");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = screen.getByRole("dialog", { name: "Your session has ended" });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByLabelText("Name")).toHaveValue("quay");
    await dialog.getByLabelText("Password", { exact: true }).fill("tidal-lantern-40");
    await dialog.getByLabelText("Code", { exact: true }).fill("123456");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("textbox", { name: "Reason" })).toHaveValue("Asked at the counter");
    await expect.element(screen.getByRole("checkbox", { name: "Live casino" })).toBeChecked();
  });

  test("shows another person nothing of the person before", async () => {
    const house = fakeHouse({ panelUserServices: refuse("signed_out") });
    const { screen } = await openPanel({ path: "/users/7?tab=services", house });
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("textbox", { name: "Reason" }).fill("Mine");
    await screen.getByRole("checkbox", { name: "Live casino" }).click();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = screen.getByRole("dialog", { name: "Your session has ended" });
    house.answers.panelSignIn = () => staffOf("dealer", { staffId: 99, name: "other" });
    await dialog.getByLabelText("Password", { exact: true }).fill("tidal-lantern-40");
    await dialog.getByLabelText("Code", { exact: true }).fill("123456");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect.element(screen.getByRole("button", { name: "Account: other" })).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Reason" })).not.toBeInTheDocument();
  });

  test("is announced two minutes before, and continues on request", async () => {
    let now = testNow;
    const { screen, house } = await openPanel({ path: "/users", now: () => now });
    await expect.element(screen.getByText("1–50 of 120 rows")).toBeVisible();
    now += 28.5 * 60_000;
    await expect.element(screen.getByRole("dialog", { name: "Are you still there?" })).toBeVisible();
    const callCount = house.calls.filter(({ key }) => key === "panelMe").length;
    await screen.getByRole("button", { name: "Stay signed in" }).click();
    await expect.poll(() => house.calls.filter(({ key }) => key === "panelMe").length).toBeGreaterThan(callCount);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    now += 31 * 60_000;
    await expect.element(screen.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  });
});

test("A mutation that needs a fresh code asks for it, and is then made with the same key", async () => {
  let fresh = false;
  const house = fakeHouse(
    {
      panelCoupon: () => panelCoupon(41),
      panelConfirm: ({ code }) => {
        if (code !== "123456") throw new CallError("second_factor_wrong");
        fresh = true;
        return staffOf("admin");
      },
      panelCouponCancel: ({ couponId }) => {
        if (!fresh) throw new CallError("second_factor_needed");
        return { couponId, cancelledAt: "2026-11-20T09:00:00Z", balance: 100n as never };
      },
    },
    staffOf("admin"),
  );
  const { screen } = await openPanel({ path: "/coupons/41", house });
  await screen.getByRole("button", { name: "Cancel coupon" }).click();
  await screen.getByRole("textbox", { name: "Reason" }).fill("Typed twice");
  await screen.getByRole("button", { name: "Cancel the coupon" }).click();
  const dialog = screen.getByRole("dialog", { name: "Confirm with a code" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByLabelText("Code", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(dialog.getByText(/^This code is wrong/)).toBeVisible();
  await dialog.getByLabelText("Code", { exact: true }).fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/^K7QX2M9P0041 is cancelled/)).toBeVisible();
  const keys = house.calls.filter(({ key }) => key === "panelCouponCancel").map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("An unreachable server is not the sign-in: the panel offers a retry", async () => {
  const house = fakeHouse();
  const right = house.answers.panelMe!;
  house.answers.panelMe = refuse("maintenance");
  const { screen, address } = await openPanel({ house });
  await expect.element(screen.getByText("Planned Maintenance Work")).toBeVisible();
  house.answers.panelMe = right;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.poll(address).toBe("/dealers");
});
