import "@fontsource-variable/exo-2";
import "@fontsource-variable/figtree";
import "@fontsource-variable/noto-sans-arabic";
import "@fontsource-variable/orbitron";
import "@fontsource-variable/vazirmatn";
import { createFormats, languageOf, pseudoLanguage } from "@livery/i18n";
import { LiveryProvider } from "@livery/ui";
import { emitThemeSheet, layerStatement } from "@livery/ui/tokens";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import * as css from "./frame.css.ts";
import { skins } from "./tools.ts";

// First of all sheets: it fixes the order of the layers, as a document's head does.
const order = document.createElement("style");
order.textContent = layerStatement;
document.head.prepend(order);

const theme = new CSSStyleSheet();
document.adoptedStyleSheets.push(theme);

interface FrameProps {
  readonly skin: string;
  readonly mode: "light" | "dark";
  readonly lang: string;
  readonly dir: "auto" | "ltr" | "rtl";
  /** Without the room around: a page brings its own. */
  readonly bare?: boolean;
  /** On a page of documentation, among other stories. */
  readonly documented?: boolean;
  readonly children: ReactNode;
}

/** What a document of a brand is for its pages: skin, mode, language and direction, each switched without a reload. */
export function Frame({ skin, mode, lang, dir, bare = false, documented = false, children }: FrameProps) {
  const language = languageOf(lang) ?? pseudoLanguage;
  const shown = dir === "auto" ? language.dir : dir;
  const formats = useMemo(() => createFormats({ language, timeZone: "UTC" }), [language]);
  useLayoutEffect(() => {
    theme.replaceSync(emitThemeSheet(skins[skin] ?? {}, { brand: skin, scope: "theme" }));
    const { documentElement: root } = document;
    root.lang = language.bcp47;
    root.dir = shown;
    Object.assign(root.dataset, { theme: skin, mode });
  }, [skin, mode, language, shown]);
  return (
    <div className={documented ? css.documented : undefined}>
      <LiveryProvider dir={shown} lang={language.bcp47} formats={formats} theme={skin} mode={mode}>
        <div className={bare ? undefined : css.room}>{children}</div>
      </LiveryProvider>
    </div>
  );
}
