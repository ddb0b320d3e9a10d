import type { ReactNode } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Steps } from "./navigation/steps.tsx";
import { LiveryProvider } from "./provider/livery-provider.tsx";
import { OddsButton } from "./sport/odds-button.tsx";
import { plainFormats } from "./testing/formats.ts";
import { emitThemeSheet, layerStatement, type SkinTokens } from "./tokens/index.ts";
import { contrast } from "./tokens/oklch.ts";

/** Amber on paper: a fill of it is 1.8:1 with the page, and text on it is dark. */
const pale: SkinTokens = { modes: "light", color: { accent: "#ffb000", ground: "#f2f1ed", ink: "#0a0a0a" } };

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(layerStatement + emitThemeSheet(pale, { brand: "pale", scope: "theme" }));
  document.adoptedStyleSheets.push(sheet);
});

const draw = (children: ReactNode) =>
  render(
    <LiveryProvider dir="ltr" lang="en" formats={plainFormats} theme="pale" mode="light">
      {children}
    </LiveryProvider>,
  );

/** A computed colour as `#rrggbb`. */
function hex(color: string): string {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/gu) ?? []).map(Number);
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

const onPage = (color: string): number => contrast(hex(color), pageOf());

function pageOf(): string {
  const probe = document.querySelector("[data-theme=pale]")!.appendChild(document.createElement("i"));
  probe.style.backgroundColor = "var(--lv-color-page)";
  const page = hex(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return page;
}

describe("If the accent is as pale as its ground, a chosen item has a contrasting line (WCAG 1.4.11)", () => {
  test("a selected price has a border and an inner line: not only a colour (WCAG 1.4.1)", async () => {
    const { getByRole } = await draw(
      <>
        <OddsButton market="M" outcome="Home" odds={1850} selected lockedLabel="locked" />
        <OddsButton market="M" outcome="Away" odds={1950} selected={false} lockedLabel="locked" />
      </>,
    );
    const selected = getComputedStyle(getByRole("button", { name: /Home/ }).element());
    expect(onPage(selected.backgroundColor)).toBeLessThan(3);
    expect(onPage(selected.borderTopColor)).toBeGreaterThanOrEqual(3);
    const line = (name: RegExp) => getComputedStyle(getByRole("button", { name }).element(), "::after");
    expect(line(/Away/).content).toBe("none");
    expect(line(/Home/).height).toBe("2px");
    expect(contrast(hex(line(/Home/).backgroundColor), hex(selected.backgroundColor))).toBeGreaterThanOrEqual(3);
  });

  test("a completed step has a border, and so has the line to the next", async () => {
    const { container } = await draw(
      <Steps
        label="Way"
        current={1}
        states={{ done: "Done", current: "Now", upcoming: "Still to come", failed: "Not in order" }}
        steps={[
          { key: "one", label: "One" },
          { key: "two", label: "Two" },
        ]}
      />,
    );
    const [step] = container.querySelectorAll("li");
    const mark = [...step!.querySelectorAll("span")].find((each) => getComputedStyle(each).borderTopWidth === "2px");
    expect(onPage(getComputedStyle(mark!).borderTopColor)).toBeGreaterThanOrEqual(3);
    expect(onPage(getComputedStyle(step!, "::after").backgroundColor)).toBeGreaterThanOrEqual(3);
  });
});
