import { buttonClass, Dialog, EmptyState, Skeleton } from "@livery/ui";
import { useId } from "react";
import { useServices } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import { RouteLink } from "../parts/route-link.tsx";
import type { Bonus } from "./bonus.ts";
import { BonusFacts } from "./bonus-facts.tsx";
import { BonusFigure } from "./bonus-figure.tsx";
import { BonusRequest } from "./bonus-request.tsx";
import * as css from "./bonus-popup.css.ts";
import { type Bonuses, useBonuses } from "./use-bonuses.ts";

/** The bonus request popup (§2.5): the bonuses that can be requested, in short, over any page. */
export function BonusPopup() {
  const { bonusPopup } = useServices();
  const t = useTranslate();
  const model = useBonuses();
  const close = (): void => bonusPopup.set(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t("bonus:popup.title")}
      description={t("bonus:popup.text")}
      closeLabel={t("feedback:close")}
      size="md"
      actions={
        <RouteLink to="Promotions" className={buttonClass({ variant: "quiet" })} onClick={close}>
          {t("bonus:popup.all")}
        </RouteLink>
      }
    >
      {model.state === "loading" && (
        <div aria-busy>
          <Skeleton shape="row" count={3} />
        </div>
      )}
      {model.state === "empty" && <EmptyState compact title={t("bonus:empty.title")} />}
      <ul className={css.list}>
        {model.bonuses.map((bonus) => (
          <Offer key={bonus.bonusId} bonus={bonus} model={model} />
        ))}
      </ul>
    </Dialog>
  );
}

function Offer({ bonus, model }: { readonly bonus: Bonus; readonly model: Bonuses }) {
  const id = useId();
  return (
    <li className={css.offer}>
      <h3 id={id} className={css.title}>
        <bdi>{bonus.title}</bdi>
      </h3>
      <BonusFigure bonus={bonus} className={css.figure} />
      <BonusFacts bonus={bonus} className={css.whole} />
      <BonusRequest bonus={bonus} model={model} titleId={id} className={css.whole} />
    </li>
  );
}
