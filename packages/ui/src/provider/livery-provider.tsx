import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
// Imported here and not in the index: bundlers skip a barrel without effects, and the imports that only it has.
import "../styles/index.ts";
import type { UiFormats } from "./formats.ts";
import { root } from "./livery-provider.css.ts";
import { createPortalHost, PortalContext } from "./portal.ts";
import type { ContrastLevel, Density, ThemeMode } from "../tokens/skin-tokens.ts";

export type Direction = "ltr" | "rtl";

export interface Livery {
  /** The direction of reading. */
  readonly dir: Direction;
  /** How numbers, amounts and odds are written and read. */
  readonly formats: UiFormats;
  /** The brand's illustration of an empty state, or null for the UI kit's. */
  readonly emptyIllustration: ReactNode;
}

const LiveryContext = createContext<Livery | null>(null);

/** Direction and formats. Throws outside a `LiveryProvider`. */
export function useLivery(): Livery {
  const livery = useContext(LiveryContext);
  if (!livery) throw new Error("A component of @livery/ui stands outside LiveryProvider: wrap the app in it.");
  return livery;
}

export interface LiveryProviderProps {
  /** The direction of reading, by the language. */
  readonly dir: Direction;
  /** BCP 47 tag, for the screen reader's voice and the font's glyphs. */
  readonly lang: string;
  /** How numbers, amounts and odds are written and read: `createFormats` of `@livery/i18n`. */
  readonly formats: UiFormats;
  /** Names the theme if several theme sheets share a page (stories); a built brand sets it on `:root`. */
  readonly theme?: string;
  /** Light or dark. If absent, the brand's own mode or the reader's system. */
  readonly mode?: ThemeMode;
  /** If absent, the system decides. */
  readonly contrast?: ContrastLevel;
  /** If absent, the skin's density. `data-density` on any element within does the same for that part. */
  readonly density?: Density;
  /** Shown in every empty state without an illustration. Purely decorative. */
  readonly emptyIllustration?: ReactNode;
  /** The app. */
  readonly children: ReactNode;
}

/**
 * The themed element around everything that the UI kit renders.
 * @example packages/ui/examples/stake-form.example.tsx
 */
export function LiveryProvider({
  dir,
  lang,
  formats,
  theme,
  mode,
  contrast,
  density,
  emptyIllustration = null,
  children,
}: LiveryProviderProps) {
  const [portalHost] = useState(createPortalHost);
  const { set: setPortal } = portalHost;
  const livery = useMemo(() => ({ dir, formats, emptyIllustration }), [dir, formats, emptyIllustration]);
  return (
    <LiveryContext value={livery}>
      <div
        className={root}
        dir={dir}
        lang={lang}
        data-theme={theme}
        data-mode={mode}
        data-contrast={contrast}
        data-density={density}
        data-odds={formats.oddsShape}
      >
        <PortalContext value={portalHost}>{children}</PortalContext>
        <div ref={setPortal} data-livery-portal="" />
      </div>
    </LiveryContext>
  );
}
