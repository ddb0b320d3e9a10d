import { renderToString } from "react-dom/server.browser";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as kit from "./index.ts";
import { partViolations, animationsDone } from "./testing/axe.ts";
import { LiveryProvider } from "./provider/livery-provider.tsx";
import { examples } from "./testing/examples.tsx";
import { plainFormats } from "./testing/formats.ts";
import { renderKit } from "./testing/render-kit.tsx";

/** Modal parts and the provider: each is covered beside its own file. */
const apart = new Set(["Dialog", "Sheet", "Notice", "LiveryProvider", "RowList", "ToastProvider", "VirtualList"]);

/** Keyframes have no place in the cascade. */
const layered = new Set(["CSSLayerBlockRule", "CSSLayerStatementRule", "CSSKeyframesRule"]);

const whole = Object.entries(examples).map(([name, example]) => (
  <section key={name} data-example={name}>
    {example}
  </section>
));

describe("The whole UI kit", () => {
  test("has an example of every component that it exports", () => {
    const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !apart.has(name));
    expect(Object.keys(examples).sort()).toEqual(components.sort());
  });

  test.each([
    ["ltr", "light"],
    ["ltr", "dark"],
    ["rtl", "light"],
    ["rtl", "dark"],
  ] as const)("passes axe in %s and %s", async (dir, mode) => {
    await renderKit(whole, { dir, mode });
    expect(await partViolations()).toEqual([]);
  });

  test.each(["ltr", "rtl"] as const)("fits forty-letter words into 320 px (%s)", async (dir) => {
    await page.viewport(320, 700);
    const { container } = await renderKit(whole, { dir });
    await animationsDone();
    const over = [...container.querySelectorAll<HTMLElement>("[data-example]")].filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    expect(over.map((element) => element.dataset["example"])).toEqual([]);
    await page.viewport(1024, 768);
  });

  test("is prerendered without a style attribute, which the CSP would refuse", () => {
    const html = renderToString(
      <LiveryProvider dir="ltr" lang="en" formats={plainFormats}>
        {whole}
      </LiveryProvider>,
    );
    expect(html.length).toBeGreaterThan(10_000);
    expect([...html.matchAll(/<\w+[^>]* style="[^"]*"/g)].map(([tag]) => tag)).toEqual([]);
  });

  test("inserts no <style> element", async () => {
    const before = document.querySelectorAll("style").length;
    await renderKit(whole);
    expect(document.querySelectorAll("style").length).toBe(before);
  });

  test("has every rule in a layer, so that a site or a brand always overrides it", async () => {
    await renderKit(whole);
    const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id*="/packages/ui/src/"]')];
    expect(own.length).toBeGreaterThan(25);
    const bare = own.flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].filter((rule) => !layered.has(rule.constructor.name)).map((rule) => rule.cssText),
    );
    expect(bare).toEqual([]);
  });
});
