import type { ScorePair } from "@livery/contract/panel";
import { TextInput } from "@livery/ui";
import { useId } from "react";
import { useTranslate } from "../../core/messages.ts";
import * as css from "./result.css.ts";
import type { TypedScore } from "./typed-score.ts";

interface ScoreFieldsProps {
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly required: boolean;
  readonly value: TypedScore;
  readonly disabled: boolean;
  /** What is wrong with the score; null if nothing is. */
  readonly problem: string | null;
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

/** The score that follows from the rows above it; a dash while one of them is missing. */
export function ScoreTotal({ label, score }: { readonly label: string; readonly score: ScorePair | null }) {
  return (
    <div className={css.score}>
      <span className={css.stretch}>{label}</span>
      <output className={css.sides}>
        <bdi className={css.sum}>{score?.home ?? "–"}</bdi>
        <span className={css.colon}>:</span>
        <bdi className={css.sum}>{score?.away ?? "–"}</bdi>
      </output>
    </div>
  );
}

/** What both teams scored in a match or in one part of it. */
export function ScoreFields({ label, home, away, required, value, disabled, problem, onChange }: ScoreFieldsProps) {
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
      aria-invalid={problem !== null || undefined}
      {...(problem !== null && { "aria-describedby": id })}
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
      {problem !== null && (
        <span id={id} className={css.wrong}>
          {problem}
        </span>
      )}
    </div>
  );
}
