import { mostSharers, type OutcomeVerdict, outcomeVerdicts } from "@livery/contract";
import type { PanelPayload, ResultMarket } from "@livery/contract/panel";
import { Field, NumberStepper, Select } from "@livery/ui";
import { useTranslate } from "../../core/messages.ts";
import * as css from "./result.css.ts";

/** The chosen result of an outcome; for a dead heat how many shared how many places, null while it is not a number. */
export interface TypedVerdict {
  readonly result: OutcomeVerdict;
  readonly sharers: number | null;
  readonly places: number | null;
}
type SentVerdict = Omit<PanelPayload<"panelResultMarket">["outcomes"][number], "outcomeId">;

/** Two for one place, the most common dead heat, as the default. */
const commonest = { sharers: 2, places: 1 };

/** The existing result of an outcome as input; undefined if there is none. */
export function typedVerdict({ result, share }: ResultMarket["outcomes"][number]): TypedVerdict | undefined {
  const [places, sharers] = share?.split("/").map(Number) ?? [];
  return result === null ? undefined : { result, ...commonest, ...(places && sharers && { places, sharers }) };
}

/** The payload; null if no result is chosen, or the numbers of a dead heat are invalid. */
export function readVerdict(typed: TypedVerdict | undefined): SentVerdict | null {
  if (typed === undefined) return null;
  const { places, result, sharers } = typed;
  if (result !== "dead_heat") return { result };
  return places === null || sharers === null || places > sharers ? null : { result, share: `${places}/${sharers}` };
}

interface VerdictFieldsProps {
  readonly outcome: string;
  readonly value: TypedVerdict | undefined;
  readonly disabled: boolean;
  /** There was an attempt to send: missing input is reported. */
  readonly submitted: boolean;
  readonly onChange: (value: TypedVerdict) => void;
}

/** The result of an outcome, with the numbers of a dead heat. */
export function VerdictFields({ outcome, value, disabled, submitted, onChange }: VerdictFieldsProps) {
  const t = useTranslate();
  const verdict = readVerdict(value);
  const stepper = (name: "sharers" | "places", typed: TypedVerdict) => (
    <Field label={t(`panel:results.${name}`)} required>
      <NumberStepper
        value={typed[name]}
        min={name === "sharers" ? 2 : 1}
        max={mostSharers}
        disabled={disabled}
        lessLabel={t("panel:form.less")}
        moreLabel={t("panel:form.more")}
        onChange={(number) => onChange({ ...typed, [name]: number })}
      />
    </Field>
  );
  return (
    <div className={css.outcome}>
      <Field
        label={outcome}
        required
        error={submitted && value === undefined ? t("panel:results.chooseOutcomes") : undefined}
      >
        <Select
          value={value?.result ?? ""}
          disabled={disabled}
          options={[
            { value: "", label: t("panel:results.noOutcome"), disabled: true },
            ...outcomeVerdicts.map((each) => ({ value: each, label: t(`coupon:result.${each}`) })),
          ]}
          onChange={({ target }) => onChange({ ...commonest, ...value, result: target.value as OutcomeVerdict })}
        />
      </Field>
      {value?.result === "dead_heat" && (
        <Field
          group
          hideLabel
          label={t("panel:results.deadHeatOf", { outcome })}
          hint={verdict?.share && t("panel:results.sharePays", { share: verdict.share })}
          error={verdict === null ? t("panel:results.shareWrong") : undefined}
        >
          <div className={css.share}>
            {stepper("sharers", value)}
            {stepper("places", value)}
          </div>
        </Field>
      )}
    </div>
  );
}
