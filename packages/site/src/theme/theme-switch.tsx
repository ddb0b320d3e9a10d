import type { ModeChoice } from "@livery/contract";
import { Segmented } from "@livery/ui";
import { useServices, type OfferedThemeChoice } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import * as css from "./theme-switch.css.ts";

/** "default" is the mode that a theme opens in. */
const order: readonly ModeChoice[] = ["default", "light", "dark"];

/** Chooses among the brand's themes and between light and dark: applied at once, and stored. */
export default function ThemeSwitch({ themeChoice }: { readonly themeChoice: OfferedThemeChoice }) {
  const t = useTranslate();
  const { themes } = useServices().boot.brand;
  const { choose, mode, theme } = themeChoice;
  const modes = themes.find(({ name }) => name === theme)?.modes ?? [];
  const offered = order.filter((value) => value === "default" || modes.includes(value));
  return (
    <div className={css.choices}>
      {themes.length > 1 && (
        <Segmented
          label={t("frame:look.theme")}
          value={theme}
          options={themes.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(name) => choose({ theme: name, mode: "default" })}
        />
      )}
      {modes.length > 1 && (
        <Segmented
          label={t("frame:look.mode")}
          value={mode}
          options={offered.map((value) => ({ value, label: t(`frame:look.${value}`) }))}
          onChange={(value) => choose({ theme, mode: value })}
        />
      )}
    </div>
  );
}
