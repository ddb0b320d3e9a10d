import { BareButton, classes, Icon, iconButtonClass, Menu, type MenuTrigger, VisuallyHidden } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import { useOddsChoice } from "./odds-choice.ts";
import * as css from "./odds-menu.css.ts";

/**
 * The choice of the odds format (D32): the button shows an example, the menu lists all six. Nothing until a choice is possible.
 */
export function OddsMenu({ className }: { readonly className?: string | undefined }) {
  const t = useTranslate();
  const options = useOddsChoice();
  const shown = options.find(({ chosen }) => chosen);
  if (!shown) return null;
  return (
    <Menu
      {...(className !== undefined && { className })}
      items={options.map(({ format, name, example, chosen, choose }) => ({
        key: format,
        label: (
          <span className={css.item}>
            <span>{name}</span>
            <bdi className={css.example}>{example}</bdi>
          </span>
        ),
        checked: chosen,
        onSelect: choose,
      }))}
      trigger={oddsTrigger(shown.example, t("frame:odds.change", { name: shown.name }))}
    />
  );
}

function oddsTrigger(example: string, label: string) {
  return (trigger: MenuTrigger) => (
    <BareButton {...trigger} className={classes(iconButtonClass(), css.trigger)}>
      <bdi aria-hidden className={css.example}>
        {example}
      </bdi>
      <Icon name="chevronDown" size="sm" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </BareButton>
  );
}
