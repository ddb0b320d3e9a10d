import { Menu } from "@livery/ui";
import { panelLanguages } from "../core/language.ts";
import { usePanel } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";
import { menuButton } from "./triggers.tsx";
import * as css from "./language-menu.css.ts";

/** The language of the panel: another language loads another document. */
export function LanguageMenu() {
  const t = useTranslate();
  const { language, preferences, reload } = usePanel();
  return (
    <Menu
      trigger={menuButton(
        t("panel:shell.language", { language: language.name }),
        "globe",
        <span className={css.label}>{language.name}</span>,
      )}
      items={panelLanguages.map(({ code, name, bcp47 }) => ({
        key: code,
        label: name,
        lang: bcp47,
        checked: code === language.code,
        onSelect: () => {
          preferences.storeLanguage(code);
          reload();
        },
      }))}
    />
  );
}
