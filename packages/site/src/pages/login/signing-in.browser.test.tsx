import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";

describe("The sign-in", () => {
  test("§5 needs 4 to 20 characters in both fields, and sends nothing before", async () => {
    const { house, screen } = await openSite({ path: "/firstlogin" });
    await screen.getByRole("button", { name: "Sign in" }).click();
    await expect.element(screen.getByText("Please fill this in.").first()).toBeVisible();
    await screen.getByRole("textbox", { name: "Username" }).fill("abc");
    await expect.element(screen.getByText("Use 4 to 20 characters.")).toBeVisible();
    expect(house.calls.some(({ key }) => key === "userLogin")).toBe(false);
  });

  test("§8 explains a refusal, and keeps the name", async () => {
    const { screen } = await openSite({
      path: "/firstlogin",
      house: fakeHouse({ userLogin: refuse("wrong_credentials") }),
    });
    await screen.getByRole("textbox", { name: "Username" }).fill("marina");
    await userEvent.type(document.querySelector("input[type=password]")!, "wrongword{Enter}");
    await expect.element(screen.getByText("Incorrect username or password")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Username" })).toHaveValue("marina");
  });

  test("on a page instead of in a dialog leads there and back", async () => {
    const { path, screen } = await openSite({ variants: { login: "page" }, path: "/results" });
    await screen.getByRole("button", { name: "Sign in" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    expect(path()).toContain("/en/firstlogin");
    await screen.getByRole("textbox", { name: "Username" }).fill("marina");
    await userEvent.type(document.querySelector("input[type=password]")!, "anchor24{Enter}");
    await eventually(path).not.toContain("firstlogin");
  });
});
