import { expect, test } from "vitest";
import { renderKit } from "../testing/render-kit.tsx";
import { flagPictures } from "./flag-pictures.ts";
import { Flag } from "./flag.tsx";

test.each(["tr", "gb-eng", "GB-WLS"])("The flag of %s is drawn", async (code) => {
  const screen = await renderKit(<Flag code={code} label="Country" />);
  const flag = screen.getByRole("img", { name: "Country" });
  await expect.poll(() => flag.element().tagName).toBe("IMG");
  const picture = flag.element() as HTMLImageElement;
  await picture.decode();
  expect(picture.naturalWidth).toBeGreaterThan(0);
  expect(decodeURIComponent(picture.src)).toContain(flagPictures[code.toLowerCase()]);
});

test.each([
  ["WORLD", "WOR"],
  ["gb-cor", "COR"],
  ["constructor", "CON"],
])("A code without a drawing, %s, reads %s", async (code, letters) => {
  const screen = await renderKit(<Flag code={code} label="Country" />);
  await expect.element(screen.getByRole("img", { name: "Country" })).toHaveTextContent(letters);
});

test.each(["tr", "WORLD"])("%s stands in a circle where a brand's corners are scooped", async (code) => {
  const shape = (element: Element): string => getComputedStyle(element).getPropertyValue("corner-top-left-shape");
  document.documentElement.style.setProperty("--lv-shape-corner", "scoop");
  const screen = await renderKit(<Flag code={code} label="Country" />);
  await expect.poll(() => shape(screen.container)).toBe("superellipse(-1)");
  expect(shape(screen.getByRole("img", { name: "Country" }).element())).toBe("superellipse(1)");
});
