import "@fontsource-variable/archivo";
import "@fontsource-variable/archivo-narrow";
import "@fontsource-variable/bricolage-grotesque";
import "@fontsource-variable/cairo";
import "@fontsource-variable/dm-sans";
import "@fontsource-variable/exo-2";
import "@fontsource-variable/figtree";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/fredoka";
import "@fontsource-variable/hanken-grotesk";
import "@fontsource-variable/instrument-sans";
import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import "@fontsource-variable/newsreader";
import "@fontsource-variable/noto-sans-arabic";
import "@fontsource-variable/nunito";
import "@fontsource-variable/orbitron";
import "@fontsource-variable/oswald";
import "@fontsource-variable/outfit";
import "@fontsource-variable/readex-pro";
import "@fontsource-variable/rubik";
import "@fontsource-variable/saira";
import "@fontsource-variable/vazirmatn";
import type { OddsFormat } from "@livery/betting";
import { anyLanguageOf, createFormats, pseudoLanguage } from "@livery/i18n";
import { oddsWriter } from "@livery/site/odds";
import { LiveryProvider } from "@livery/ui";
import { type Density, emitThemeSheet, layerStatement, type SectionName, type SkinTokens } from "@livery/ui/tokens";
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { useOutfit } from "./outfit.ts";
import * as css from "./frame.css.ts";
import { type ChosenMode, modeOf, onTokenEdit, skins } from "./skins.ts";

// First of all sheets: it fixes the order of the layers, as a document's head does.
const order = document.createElement("style");
order.textContent = layerStatement;
document.head.prepend(order);

const theme = new CSSStyleSheet();
document.adoptedStyleSheets.push(theme);

const none: SkinTokens = {};

/** The sheet of each skin by its tokens, which an edit replaces: it takes longer to write than a story to draw. */
const sheets = new WeakMap<SkinTokens, string>();
/** What stands in it: a story that wears what the one before wore gives the browser nothing to read again. */
let appliedSheet = "";

function applySheet(tokens: SkinTokens, brand: string): void {
  const sheet = sheets.get(tokens) ?? emitThemeSheet(tokens, { brand, scope: "theme" });
  sheets.set(tokens, sheet);
  if (sheet === appliedSheet) return;
  appliedSheet = sheet;
  theme.replaceSync(sheet);
}

export interface FrameProps {
  readonly skin: string;
  readonly mode: ChosenMode;
  readonly lang: string;
  readonly dir: "auto" | "ltr" | "rtl";
  readonly contrast: "normal" | "more";
  readonly density: "skin" | Density;
  readonly section: "none" | SectionName;
  readonly odds: OddsFormat;
  /** Without the room around: a page brings its own. */
  readonly bare?: boolean;
  /** On a page of documentation, among other stories. */
  readonly documented?: boolean;
  readonly children: ReactNode;
}

/** What a document of a brand is for its pages: every choice of the toolbar is switched without a reload. */
export function Frame(frame: FrameProps) {
  const { lang, section, odds, bare = false, documented = false, children } = frame;
  const { skin, mode: chosen, dir } = useOutfit({ skin: frame.skin, mode: frame.mode, dir: frame.dir });
  const mode = modeOf(skin, chosen);
  const language = anyLanguageOf(lang) ?? pseudoLanguage;
  const shown = dir === "auto" ? language.dir : dir;
  const contrast = frame.contrast === "more" ? frame.contrast : undefined;
  const density = frame.density === "skin" ? undefined : frame.density;
  const formats = useMemo(
    () => createFormats({ language, timeZone: "UTC", ...(odds !== "decimal" && { odds: oddsWriter(odds) }) }),
    [language, odds],
  );
  const tokens = useSyncExternalStore(onTokenEdit, () => skins[skin] ?? none);
  useLayoutEffect(() => {
    applySheet(tokens, skin);
    const { documentElement: root } = document;
    // The texts around a story are Storybook's, in English: one that is shown from right to left turned the whole page.
    if (documented) {
      Object.assign(root, { lang: "en", dir: "ltr" });
      for (const name of ["theme", "mode", "contrast", "density"]) mark(root, name, undefined);
      return;
    }
    root.lang = language.bcp47;
    root.dir = shown;
    Object.assign(root.dataset, { theme: skin, mode });
    mark(root, "contrast", contrast);
    mark(root, "density", density);
  }, [skin, tokens, mode, language, shown, contrast, density, documented]);
  return (
    <div className={documented ? css.documented : undefined}>
      <LiveryProvider
        dir={shown}
        lang={language.bcp47}
        formats={formats}
        theme={skin}
        mode={mode}
        {...(contrast && { contrast })}
        {...(density && { density })}
      >
        <div className={bare ? undefined : css.padded} data-section={bare || section === "none" ? undefined : section}>
          {children}
        </div>
      </LiveryProvider>
    </div>
  );
}

function mark(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
