import { oddsFormats } from "@livery/betting";
import { BareButton, classes, Icon, iconButtonClass, Menu, type MenuTrigger, VisuallyHidden } from "@livery/ui";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import { oddsExamples } from "./odds-examples.ts";
import * as css from "./odds-menu.css.ts";

/** How odds are written (D32): the button shows it by an example, the menu names all six. Nothing until one can choose. */
export function OddsMenu({ className }: { readonly className?: string | undefined }) {
  const t = useWords();
  const { odds } = useServices();
  const { format } = useStore(odds.shown);
  const choose = useStore(odds.choose);
  if (choose === null) return null;
  return (
    <Menu
      {...(className !== undefined && { className })}
      items={oddsFormats.map((each) => ({
        key: each,
        label: (
          <span className={css.item}>
            <span>{t(`frame:odds.${each}`)}</span>
            <bdi className={css.example}>{oddsExamples[each]}</bdi>
          </span>
        ),
        checked: each === format,
        onSelect: () => choose(each),
      }))}
      trigger={oddsTrigger(oddsExamples[format], t("frame:odds.change", { name: t(`frame:odds.${format}`) }))}
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
