import type { CouponPrice } from "@livery/betting";
import type { SlipView } from "@livery/machines";
import { Badge, Money, Odds, Progress, useHeldWhilePressed } from "@livery/ui";
import type { ReactNode } from "react";
import { useFormats, useTranslate, type Translate } from "../../../core/translate.ts";
import { systemText, type Formats } from "@livery/i18n";
import { useServices } from "../../../core/services.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import * as css from "./slip-totals.css.ts";

/** The totals of the slip: odds, stake, bonus. */
export function SlipTotals({ model, view }: { readonly model: BetSlipModel; readonly view: SlipView }) {
  const t = useTranslate();
  const formats = useFormats();
  const { i18n } = useServices();
  const { bonus, currency, price, stake } = view;
  if (price === null) return null;
  return (
    <div className={css.totals}>
      {bonus && model.bonusFrom !== null && (
        <div className={css.bonus}>
          <p>{bonusText(t, formats, bonus, formats.odds(model.bonusFrom))}</p>
          <Progress
            label={t("slip:bonus", { percent: formats.percent(bonus.percent) })}
            value={bonus.qualifying}
            max={bonus.qualifying + Math.max(bonus.missing, bonus.nextPercent > bonus.percent ? 1 : 0)}
          />
        </div>
      )}
      <dl className={css.lines}>
        {price.totalOddsThousandths !== null && (
          <TotalRow name={t("slip:totalOdds")}>
            <Odds value={price.totalOddsThousandths} />
          </TotalRow>
        )}
        {view.kind === "system" && view.system !== null && (
          <TotalRow name={t("coupon:kind.system")}>
            <bdi>
              {systemText({ sizes: view.sizes, of: view.system.matches, bankers: view.system.bankers }, { i18n })}
            </bdi>
          </TotalRow>
        )}
        {price.lines > 1 && <TotalRow name={t("coupon:linesLabel")}>{formats.number(price.lines)}</TotalRow>}
        {price.lines > 1 && stake !== null && (
          <TotalRow name={t("slip:stakePerLine")}>
            <UnitStake price={price} currency={currency} />
          </TotalRow>
        )}
        {stake !== null && (
          <TotalRow name={t("slip:totalStake")}>
            <Money amount={price.totalStake} currency={currency} />
          </TotalRow>
        )}
        {price.bonus > 0n && (
          <TotalRow name={t("slip:bonus", { percent: formats.percent(price.bonusPercent) })}>
            <Money amount={price.bonus} currency={currency} />
          </TotalRow>
        )}
      </dl>
    </div>
  );
}

/** The possible return, or what is missing for one. It stays visible with the primary action. */
export function SlipReturn({ view: { currency, price, stake } }: { readonly view: SlipView }) {
  const t = useTranslate();
  // The mark can need a line of its own, which would move what is pressed above it.
  const isCapped = useHeldWhilePressed(price?.capped === true);
  if (price === null) return null;
  return (
    <dl className={css.result} aria-live="polite">
      <dt>
        <span>{t("slip:return")}</span> {isCapped && <Badge tone="warning">{t("slip:capped")}</Badge>}
      </dt>
      <dd className={stake === null ? css.missing : css.figure}>
        {stake === null ? t("slip:enterStake") : <Money amount={price.maxReturn} currency={currency} />}
      </dd>
    </dl>
  );
}

/** The unit stake, exact: if it is not a whole number of cents, it is shown as a fraction of the total. */
function UnitStake({ price, currency }: { readonly price: CouponPrice; readonly currency: string }) {
  const formats = useFormats();
  const { lines, totalStake, unitStake } = price;
  const whole = unitStake.denominator === 1n;
  return (
    <>
      <Money amount={whole ? unitStake.numerator : totalStake} currency={currency} />
      {!whole && <bdi translate="no">{` ÷ ${formats.number(lines)}`}</bdi>}
    </>
  );
}

function TotalRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

function bonusText(t: Translate, formats: Formats, bonus: NonNullable<SlipView["bonus"]>, odds: string): string {
  const percent = formats.percent(bonus.percent);
  if (bonus.missing === 1) return t("slip:bonusNext", { odds, percent: formats.percent(bonus.nextPercent) });
  if (bonus.percent === 0) return t("slip:bonusMissing", { count: bonus.missing, odds });
  if (bonus.nextPercent <= bonus.percent) return t("slip:bonusFull", { percent });
  return t("slip:bonusNow", { percent, odds, next: formats.percent(bonus.nextPercent) });
}
