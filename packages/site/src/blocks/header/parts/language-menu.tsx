import { BareButton, classes, Icon, iconButtonClass, Menu, type MenuTrigger, VisuallyHidden } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { HeaderModel } from "../header.model.ts";
import * as css from "./language-menu.css.ts";

/** The languages of the site; nothing if there is no choice (§2). */
export function LanguageMenu({ model, className }: VariantProps<HeaderModel> & { readonly className?: string }) {
  const t = useTranslate();
  if (model.languages.length === 0) return null;
  const current = model.languages.find((choice) => choice.current);
  return (
    <Menu
      {...(className !== undefined && { className })}
      items={model.languages.map((choice) => ({
        key: choice.code,
        label: choice.text,
        lang: choice.bcp47,
        checked: choice.current,
        onSelect: () => model.chooseLanguage(choice),
      }))}
      trigger={languageTrigger(current?.code ?? "", t("frame:language.change", { name: current?.text ?? "" }))}
    />
  );
}

function languageTrigger(code: string, label: string) {
  return (trigger: MenuTrigger) => (
    <BareButton {...trigger} className={classes(iconButtonClass(), css.trigger)}>
      <Icon name="globe" />
      <span className={css.code}>{code}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </BareButton>
  );
}
