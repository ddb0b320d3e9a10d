import type { ScorePair } from "@livery/contract/panel";
import { TextInput } from "@livery/ui";
import { useId } from "react";
import { useTranslate } from "../../core/messages.ts";
import * as css from "./result.css.ts";

/** A score while it is typed. */
export interface TypedScore {
  readonly home: string;
  readonly away: string;
}

/** The parsed goals: a score, empty, or incomplete. */
export function readScore({
  home,
  away,
}: TypedScore): { readonly kind: "score"; readonly score: ScorePair } | { readonly kind: "none" | "wrong" } {
  if (home === "" && away === "") return { kind: "none" };
  const goals = /^\d{1,3}$/;
  if (!goals.test(home) || !goals.test(away)) return { kind: "wrong" };
  return { kind: "score", score: { home: Number(home), away: Number(away) } };
}

interface ScoreFieldsProps {
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly required: boolean;
  readonly value: TypedScore;
  readonly disabled: boolean;
  readonly wrong: boolean;
  readonly onChange: (value: TypedScore) => void;
}

/** The teams above the columns; each field names its team for screen readers. */
export function ScoreTeams({ home, away }: { readonly home: string; readonly away: string }) {
  return (
    <div className={css.teams} aria-hidden>
      <span className={css.sides}>
        <bdi className={css.team}>{home}</bdi>
        <span className={css.colon}>:</span>
        <bdi className={css.team}>{away}</bdi>
      </span>
    </div>
  );
}

/** Goals of both teams in one period of a match. */
export function ScoreFields({ label, home, away, required, value, disabled, wrong, onChange }: ScoreFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const goals = (side: "home" | "away", team: string) => (
    <TextInput
      aria-label={t("panel:results.goalsOf", { team, stretch: label })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      className={css.goals}
      required={required}
      value={value[side]}
      disabled={disabled}
      aria-invalid={wrong || undefined}
      {...(wrong && { "aria-describedby": id })}
      onChange={(event) => onChange({ ...value, [side]: event.target.value.trim() })}
    />
  );
  return (
    <div className={css.score}>
      <span className={css.stretch}>
        {label}
        {!required && <span className={css.optional}>{t("panel:form.optional")}</span>}
      </span>
      <span className={css.sides}>
        {goals("home", home)}
        <span aria-hidden className={css.colon}>
          :
        </span>
        {goals("away", away)}
      </span>
      {wrong && (
        <span id={id} className={css.wrong}>
          {t("panel:results.goalsWrong")}
        </span>
      )}
    </div>
  );
}
