import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../action/button.tsx";
import { plainFormats } from "../testing/formats.ts";
import { emitThemeSheet, layerStatement, resolveTheme, type SkinTokens } from "../tokens/index.ts";
import { LiveryProvider, type LiveryProviderProps } from "./livery-provider.tsx";

const sea: SkinTokens = { color: { accent: "oklch(0.52 0.09 185)" }, regions: { header: { mode: "dark" } } };
const neon: SkinTokens = {
  home: "dark",
  color: { accent: "#ff2a6d", ink: "#0d0221" },
  shape: { radius: 2 },
  overrides: { light: { odds: { border: "#123456" } } },
};
const sheet = new CSSStyleSheet();
const write = (first: SkinTokens, second: SkinTokens) =>
  sheet.replaceSync(
    layerStatement +
      emitThemeSheet(first, { brand: "sea", scope: "theme" }) +
      emitThemeSheet(second, { brand: "neon", scope: "theme" }),
  );

beforeAll(() => {
  write(sea, neon);
  document.adoptedStyleSheets.push(sheet);
});
afterAll(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

async function open(props: Partial<LiveryProviderProps>) {
  const page = (more: Partial<LiveryProviderProps>) => (
    <LiveryProvider dir="ltr" lang="en" formats={plainFormats} theme="sea" mode="light" {...more}>
      <input aria-label="Name" defaultValue="" />
      <Button variant="primary" onClick={() => undefined}>
        Place
      </Button>
      <div data-region="header">
        <div data-section="live" data-testid="live" />
      </div>
      <div data-region="slip" data-testid="slip" />
      <div data-density="compact">
        <Button onClick={() => undefined}>Small</Button>
        <div data-density="comfortable">
          <Button onClick={() => undefined}>Roomy</Button>
        </div>
      </div>
    </LiveryProvider>
  );
  const screen = await render(page(props));
  const find = (selector: string): HTMLElement => {
    const found = screen.container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  const button = (name: string) => screen.getByRole("button", { name, exact: true }).element();
  return { ...screen, find, button, redraw: (more: Partial<LiveryProviderProps>) => screen.rerender(page(more)) };
}
const token = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(`--lv-${name}`);
/** What an element without transitions is painted with; a button changes over time. */
const painted = (element: Element) => getComputedStyle(element).backgroundColor;

describe("A skin that is resolved in the browser", () => {
  test("is replaced and edited while the page keeps its state", async () => {
    const { find, button, redraw } = await open({});
    const root = find("[data-theme]");
    const field = find("input");
    if (field instanceof HTMLInputElement) field.value = "half a word";
    expect(painted(root)).toBe(rgb(resolveTheme(sea).root.light.color.page));
    expect(token(button("Place"), "color-accent-base")).toBe(resolveTheme(sea).root.light.color.accent.base);

    await redraw({ theme: "neon", mode: "dark" });
    expect(painted(root)).toBe(rgb(resolveTheme(neon).root.dark.color.page));
    expect(token(button("Place"), "radius-md")).toBe("2px");

    write(sea, { ...neon, color: { ...neon.color, accent: "#00c2a8" } });
    expect(token(button("Place"), "color-accent-base")).toBe("#00c2a8");
    write(sea, neon);
    expect(find("input")).toBe(field);
    expect(field).toHaveProperty("value", "half a word");
  });

  test("has high contrast in both modes, with each region in its own mode", async () => {
    const { find, redraw } = await open({ contrast: "more" });
    const root = find("[data-theme]");
    const header = find('[data-region="header"]');
    expect([painted(root), getComputedStyle(root).color]).toEqual([rgb("#ffffff"), rgb("#000000")]);
    expect([painted(header), getComputedStyle(header).color]).toEqual([rgb("#000000"), rgb("#ffffff")]);
    expect(token(root, "shadow-lg")).toBe("none");
    await redraw({ contrast: "more", mode: "dark" });
    expect([painted(root), getComputedStyle(root).color]).toEqual([rgb("#000000"), rgb("#ffffff")]);
    await redraw({ contrast: "more", theme: "neon" });
    expect(token(root, "color-odds-border")).not.toContain("#123456");
  });

  test("can be compact in a part, and comfortable in a part of that part", async () => {
    const { button } = await open({});
    const heights = ["Place", "Small", "Roomy"].map((name) => button(name).getBoundingClientRect().height);
    expect(heights).toEqual([40, 32, 40]);
  });

  test("gives a section the tokens that follow its accent, and a region without colours the page's pins", async () => {
    const { find, redraw } = await open({});
    const live = find('[data-testid="live"]');
    expect(token(live, "color-odds-selected")).toBe(token(live, "section-live-base"));
    expect(token(live, "color-selected-ground")).toBe(token(live, "section-live-soft"));
    await redraw({ theme: "neon" });
    expect(token(find('[data-testid="slip"]'), "color-odds-border")).toBe("#123456");
  });
});

test("labelled boxes name the parts of every page: by their name, or by what they are", async () => {
  const parts = (
    <>
      <div data-region="slip" />
      <main>
        <search />
        <section>
          <form />
          <ul aria-label="Matches" />
          <ul />
        </section>
      </main>
    </>
  );
  const labels = async (tokens: SkinTokens) => {
    write(tokens, neon);
    const { container, unmount } = await render(
      <LiveryProvider dir="ltr" lang="en" formats={plainFormats} theme="sea" mode="light">
        {parts}
      </LiveryProvider>,
    );
    const found = [...container.querySelectorAll("[data-region], main, main *")].map((part) =>
      getComputedStyle(part, "::before").content.replaceAll(/["']| \/.*$|\s/gu, ""),
    );
    await unmount();
    return found;
  };
  expect(await labels({ ...sea, decor: { boxes: "labelled" } })).toEqual([
    "slip",
    "main",
    "search",
    "section",
    "form",
    "Matches",
    "none",
  ]);
  expect(new Set(await labels(sea))).toEqual(new Set(["none"]));
  write(sea, neon);
});
