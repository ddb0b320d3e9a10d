import { classes, IconButton } from "@livery/ui";
import type { ReactNode, Ref } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { SlipHead, SlipPanel } from "./slip-panel.tsx";
import * as css from "./slip-column.css.ts";

/** The slip as a column beside or over the page: name and clear button at the top, content below. */
export function SlipColumn({
  model,
  heading,
  actions,
  className,
}: {
  readonly model: BetSlipModel;
  /** The heading that receives the focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** Further buttons beside the clear button. */
  readonly actions?: ReactNode;
  readonly className: string;
}) {
  const t = useTranslate();
  return (
    <div className={classes(css.column, className)} data-region="slip">
      <header className={css.head}>
        <h2 className={css.title} ref={heading} tabIndex={-1}>
          <SlipHead model={model} />
        </h2>
        <span className={css.actions}>
          {model.count > 0 && (
            <IconButton icon="trash" size="sm" label={t("slip:clear")} onClick={() => model.clear()} />
          )}
          {actions}
        </span>
      </header>
      <div className={css.body}>
        <SlipPanel model={model} />
      </div>
    </div>
  );
}
