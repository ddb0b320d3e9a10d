import { cdp } from "vitest/browser";
import { expect, onTestFinished, test } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { openSite } from "../testing/open-site.tsx";

interface Devtools {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

const medium = (media: "print" | "") => (cdp() as unknown as Devtools).send("Emulation.setEmulatedMedia", { media });
const isPrinted = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

test("a printed page is its content below the brand's mark, in ink on white", async () => {
  const { screen } = await openSite({ path: "/results", house: houseOfPlayer() });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole("contentinfo")).toBeInTheDocument();
  const themed = document.documentElement.dataset["mode"];
  document.documentElement.dataset["mode"] = "dark";
  onTestFinished(async () => {
    if (themed === undefined) delete document.documentElement.dataset["mode"];
    else document.documentElement.dataset["mode"] = themed;
    await medium("");
  });
  await medium("print");
  expect(isPrinted("h1")).toBe(true);
  expect(isPrinted("header [data-paper], header a span")).toBe(true);
  for (const selector of [
    "footer",
    "[role=switch]",
    "[data-region=slip]",
    "header button",
    "header nav",
    "a[href='#content']",
  ])
    expect([selector, isPrinted(selector)]).toEqual([selector, false]);
  expect(getComputedStyle(document.querySelector("h1")!).color).toBe("rgb(0, 0, 0)");
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe("rgb(255, 255, 255)");
  expect(getComputedStyle(document.querySelector("header")!).position).toBe("static");
});
