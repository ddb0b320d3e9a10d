import { axeViolations } from "@livery/ui/testing";
import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";
import { signInWith } from "./testing/sign-in-with.ts";

const text = () => document.body.textContent;

describe.each(variantNames.pages.login)("Signing in by %s", (login) => {
  test("leads to the page that the visitor wanted", async () => {
    const { house, path } = await openSite({ path: "/firstlogin?return=%2Fen%2Fresults", variants: { login } });
    await signInWith({ kind: "pointer" }, "marina", "anchor24");
    await eventually(path).toBe("/en/results");
    const request = house.calls.find(({ key }) => key === "userLogin");
    expect(request?.payload).toMatchObject({ userName: "marina", password: "anchor24" });
  });

  test("§5 says what is too short, and sends nothing", async () => {
    const { house } = await openSite({ path: "/firstlogin", variants: { login } });
    await signInWith({ kind: "pointer" }, "abc", "anchor24");
    await eventually(text).toContain("Use 4 to 20 characters.");
    expect(house.calls.some(({ key }) => key === "userLogin")).toBe(false);
  });

  test("§8 explains a refusal, and the next try succeeds", async () => {
    const house = fakeHouse();
    const { userLogin } = house.answers;
    house.answers.userLogin = refuse("wrong_credentials");
    const { path } = await openSite({ path: "/firstlogin", variants: { login }, house });
    await signInWith({ kind: "pointer" }, "marina", "wrongword");
    await eventually(text).toContain("Incorrect username or password");
    house.answers.userLogin = userLogin!;
    await signInWith({ kind: "pointer" }, "marina", "anchor24");
    await eventually(path).not.toContain("firstlogin");
  });

  test("a new attempt forgets the earlier refusal, even if a field stops it", async () => {
    const house = fakeHouse();
    house.answers.userLogin = refuse("wrong_credentials");
    await openSite({ path: "/firstlogin", variants: { login }, house });
    await signInWith({ kind: "pointer" }, "marina", "wrongword");
    await eventually(text).toContain("Incorrect username or password");
    await signInWith({ kind: "pointer" }, "abc", "wrongword");
    await eventually(text).toContain("Use 4 to 20 characters.");
    expect(text()).not.toContain("Incorrect username or password");
  });

  test.each([1440, 390])("passes axe at %i px, and nothing is wider than the window", async (width) => {
    const { screen } = await openSite({ path: "/firstlogin", variants: { login }, width });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    // A logo is drawn for the ground of a region, not for the page's: white letters would be invisible.
    const logo = screen.getByRole("main").getByRole("link", { name: "Harbour", exact: true }).element();
    expect(logo.closest("[data-region]") ?? logo.querySelector("[data-region]")).not.toBeNull();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe("The keypad", () => {
  const press = async (...keys: readonly string[]) => {
    for (const name of keys) await page.getByRole("button", { name, exact: true }).click();
  };

  test("asks for the name first and the password next, with digits first and letters on a switch", async () => {
    const { house, path, screen } = await openSite({ path: "/firstlogin", variants: { login: "keypad" } });
    await expect.element(screen.getByRole("textbox", { name: "Username" })).toBeVisible();
    expect(screen.getByLabelText("Password", { exact: true }).query()?.checkVisibility()).toBe(false);
    await press("1", "abc", "m", "a", "r", "x", "Delete last character", "i", "Continue");
    await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveFocus();
    await press("1", "2", "ABC", "Q", "@#&", "#", "Back");
    await expect.element(screen.getByRole("textbox", { name: "Username" })).toHaveValue("1mari");
    await press("Continue", "Sign in");
    await eventually(path).not.toContain("firstlogin");
    const request = house.calls.find(({ key }) => key === "userLogin");
    expect(request?.payload).toMatchObject({ userName: "1mari", password: "12Q#" });
  });

  test("announces the length of a password, not its characters", async () => {
    await openSite({ path: "/firstlogin", variants: { login: "keypad" } });
    await page.getByRole("textbox", { name: "Username" }).fill("marina");
    await press("Continue", "4", "7");
    const announced = [...document.querySelectorAll("[aria-live=polite]")].map(({ textContent }) => textContent);
    expect(announced).toContain("2");
    expect(announced.join(" ")).not.toContain("47");
  });
});
