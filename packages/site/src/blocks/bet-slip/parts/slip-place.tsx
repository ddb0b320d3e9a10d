import type { SlipView } from "@livery/machines";
import { Banner, Button, buttonClass, Select, Field, useHeldWhilePressed } from "@livery/ui";
import type { OddsChange } from "@livery/contract";
import { errorText } from "@livery/i18n";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { ProblemList } from "./problem-list.tsx";
import { SlipReturn } from "./slip-totals.tsx";
import * as css from "./slip-place.css.ts";

const oddsChanges = ["none", "higher", "any"] as const satisfies readonly OddsChange[];
const oddsChangeLabels = {
  none: "slip:oddsChangeNone",
  higher: "slip:oddsChangeHigher",
  any: "slip:oddsChangeAny",
} as const;

interface SlipPlaceProps {
  readonly model: BetSlipModel;
  readonly view: SlipView;
}

/** The odds change setting. */
export function SlipTerms({ model, view: { oddsChange } }: SlipPlaceProps) {
  const t = useTranslate();
  return (
    <Field label={t("slip:oddsChange")}>
      <Select
        size="sm"
        value={oddsChange}
        options={oddsChanges.map((value) => ({ value, label: t(oddsChangeLabels[value]) }))}
        onChange={(event) => {
          const chosen = oddsChanges.find((value) => value === event.target.value);
          if (chosen) model.chooseOddsChange(chosen);
        }}
      />
    </Field>
  );
}

/** The problems of the slip with the buttons that resolve them. They stand with the stake, so that they are never out of view. */
export function SlipProblems({ model, view: latest }: SlipPlaceProps) {
  // A problem that a press ends would move the pressed button away.
  const view = useHeldWhilePressed(latest);
  const t = useTranslate();
  const formats = useFormats();
  const { changedOdds, currency, lowered, problems, refusal, unplayable } = view;
  const isPoor = refusal?.code === "insufficient_credit" || problems.some(({ code }) => code === "insufficient_credit");
  const needsMoney = model.mayDeposit && isPoor;
  return (
    <>
      <div role="status" className={css.trouble}>
        <ProblemList problems={problems} currency={currency} />
        <Refused model={model} view={view} />
      </div>
      {(changedOdds || unplayable || lowered !== null || needsMoney) && (
        <div className={css.actions}>
          {changedOdds && (
            <Button size="sm" onClick={() => model.acceptOdds()}>
              {t("slip:acceptAll")}
            </Button>
          )}
          {unplayable && (
            <Button size="sm" onClick={() => model.removeUnplayable()}>
              {t("slip:removeUnplayable")}
            </Button>
          )}
          {needsMoney && (
            <RouteLink to="Deposit" className={buttonClass({ size: "sm" })}>
              {t("slip:deposit")}
            </RouteLink>
          )}
          {lowered !== null && (
            <Button size="sm" onClick={() => model.lowerStake()}>
              {t("slip:lowerStake", { amount: formats.money(lowered, currency) })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The one primary action; it stays visible whatever the slip's length. */
export function SlipPlace({ model, view, onPlace }: SlipPlaceProps & { readonly onPlace: () => void }) {
  const t = useTranslate();
  const formats = useFormats();
  const { currency, price, stake } = view;
  const amount = stake === null || price === null ? null : formats.money(price.totalStake, currency);
  return (
    <div className={css.action}>
      <SlipReturn view={view} />
      <Button variant="primary" size="lg" wide busy={model.phase === "placing"} onClick={onPlace}>
        {model.visitor
          ? t("slip:signInAndPlace")
          : amount === null
            ? t("slip:place")
            : t("slip:placeAmount", { amount })}
      </Button>
    </div>
  );
}

/** The server's refusal, if it adds something to the slip's own problems. */
function Refused({ model, view }: SlipPlaceProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { i18n } = useServices();
  const { currency, problems, refusal } = view;
  if (model.phase !== "refused" || refusal === null) return null;
  const known = problems.some(({ code }) => code === refusal.code);
  return (
    <Banner tone="error" title={t("slip:refused")} closeLabel={t("feedback:close")} onClose={() => model.dismiss()}>
      {known ? null : errorText(refusal, { i18n, formats, currency })}
    </Banner>
  );
}
