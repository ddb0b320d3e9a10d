import { emulateMedia } from "@livery/ui/testing/wishes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "../testing/open-site.tsx";

beforeAll(() => emulateMedia({ "forced-colors": "active" }));
afterAll(() => emulateMedia({}));

test("In forced colours a logo keeps the background that it is drawn for", async () => {
  const { screen } = await openSite({ settings: { site_logo: "/favicon.svg" } });
  const logo = screen.getByRole("banner").getByRole("img", { name: "Harbour" });
  await expect.element(logo).toBeInTheDocument();
  const header = logo.element().closest("[data-region]") as HTMLElement;
  const probe = header.appendChild(document.createElement("i"));
  probe.style.cssText = "forced-color-adjust: none; background-color: var(--lv-color-page)";
  const ground = getComputedStyle(probe).backgroundColor;
  probe.remove();
  expect(getComputedStyle(logo.element()).backgroundColor).toBe(ground);
  expect(getComputedStyle(header).backgroundColor).not.toBe(ground);
});
