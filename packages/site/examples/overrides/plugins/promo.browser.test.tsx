import { expect, test } from "vitest";
import { openSite } from "../../../src/testing/open-site.tsx";
import promo from "./promo.tsx";

test("the plugin of the example shows its offer above the page", async () => {
  const { screen } = await openSite({ plugins: { promo } });
  await expect.element(screen.getByText("Cup week")).toBeVisible();
  await screen.getByRole("link", { name: "Open an account" }).click();
  await expect.element(screen.getByText("Cup week")).not.toBeInTheDocument();
});
