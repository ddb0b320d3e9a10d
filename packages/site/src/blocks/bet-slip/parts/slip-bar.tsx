import { Badge, BareButton, classes, Icon, Money, Odds } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import * as css from "./slip-bar.css.ts";

/** The button that opens a slip over the page: a bar at the bottom with the number of selections and the possible return. */
export function SlipBar({ className, model }: { readonly model: BetSlipModel; readonly className?: string }) {
  const t = useTranslate();
  const { count, phase, view } = model;
  if (count === 0 && phase !== "unknown" && phase !== "placed" && model.undoClear === null) return null;
  return (
    <BareButton
      className={classes(css.bar, className)}
      data-region="slip"
      aria-expanded={model.isOpen}
      onClick={model.open}
    >
      <Icon name="coupon" />
      <span className={css.text}>
        <span className={css.name}>{t("slip:title")}</span>
        <Badge tone="signal">{count}</Badge>
      </span>
      <span className={css.figures}>
        {view?.price?.totalOddsThousandths != null && <Odds value={view.price.totalOddsThousandths} />}
        {view?.price && view.stake !== null && (
          <span className={css.payout}>
            <Money amount={view.price.maxReturn} currency={view.currency} />
          </span>
        )}
      </span>
      <Icon name="chevronDown" className={css.up} />
    </BareButton>
  );
}
