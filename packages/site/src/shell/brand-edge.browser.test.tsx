import { emulateMedia } from "@livery/ui/testing/wishes";
import { afterEach, describe, expect, test } from "vitest";
import { openSite } from "../testing/open-site.tsx";

const edge = { src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", width: 40, height: 90 };

async function strip(): Promise<{ readonly box: DOMRect; readonly main: DOMRect; readonly foot: number } | null> {
  const { screen } = await openSite({ edge });
  await expect.element(screen.getByRole("banner")).toBeInTheDocument();
  const image = document.querySelector(`image[href^="data:"]`);
  const box = image?.closest("svg")?.getBoundingClientRect();
  const foot = screen.getByRole("banner").element().getBoundingClientRect().bottom;
  return box ? { box, main: screen.getByRole("main").element().getBoundingClientRect(), foot } : null;
}

describe("The brand's strip", () => {
  afterEach(() => emulateMedia({}));

  test("hangs from the header above the page's content, as wide as the window", async () => {
    const drawn = await strip();
    expect(drawn?.box.top).toBe(drawn?.foot);
    expect(drawn?.box.width).toBe(1440);
    expect(drawn?.box.height).toBeLessThanOrEqual(28);
    expect(drawn?.main.top).toBeGreaterThan(drawn?.box.bottom ?? Infinity);
  });

  test.each(["forced-colors", "prefers-contrast"])("is hidden if %s is preferred", async (name) => {
    await emulateMedia({ [name]: name === "forced-colors" ? "active" : "more" });
    expect((await strip())?.box.height).toBe(0);
  });
});
