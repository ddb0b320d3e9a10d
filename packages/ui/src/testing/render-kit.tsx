import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { type Direction, LiveryProvider } from "../provider/livery-provider.tsx";
import { emitThemeSheet, layerStatement } from "../tokens/index.ts";
import { plainFormats } from "./formats.ts";

export interface RenderSetting {
  readonly dir?: Direction;
  readonly mode?: "light" | "dark";
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(layerStatement + emitThemeSheet({}, { brand: "harbour", scope: "theme" }));

/** Renders a part of the UI kit like a site: with the base theme, in one direction and mode. */
export async function renderKit(children: ReactNode, { dir = "ltr", mode = "light" }: RenderSetting = {}) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.dir = dir;
  const framed = (inner: ReactNode) => (
    <LiveryProvider dir={dir} lang={dir === "rtl" ? "fa" : "en"} formats={plainFormats} theme="harbour" mode={mode}>
      {inner}
    </LiveryProvider>
  );
  const screen = await render(framed(children));
  return Object.assign(screen, { redraw: (inner: ReactNode) => screen.rerender(framed(inner)) });
}
