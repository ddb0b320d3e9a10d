import { describe, expect, test } from "vitest";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";

const picture = "/favicon.svg";

describe("The surroundings of the page", () => {
  test("§2 have the background of the settings and the section's colour", async () => {
    const { screen } = await openSite({ settings: { site_background: picture }, path: "/livebets" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(document.querySelector<HTMLImageElement>("#root img, [data-section] > img")?.getAttribute("src")).toBe(
      picture,
    );
    expect(document.documentElement.dataset["section"]).toBe("live");
  });

  test("a player who signs out sees that it takes a moment, and is informed if it fails", async () => {
    let refuse: (error: Error) => void = () => undefined;
    const house = houseOfPlayer({ logout: () => new Promise((_, reject) => (refuse = reject)) });
    const { screen } = await openSite({ house });
    await screen.getByRole("button", { name: "Account: marina" }).click();
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect
      .element(screen.getByRole("alertdialog", { name: "Please wait…" }))
      .toHaveAttribute("aria-busy", "true");
    refuse(new Error("nobody heard"));
    await expect.element(screen.getByText(/You are still signed in/)).toBeVisible();
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByRole("status", { name: "Balance" })).toBeVisible();
  });
});
