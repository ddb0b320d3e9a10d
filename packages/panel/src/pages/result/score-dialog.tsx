import { CallError } from "@livery/contract";
import { type EnteredResult, type PanelMatchResult, type ResultDoubt, resultDoubts } from "@livery/contract/panel";
import { Banner, Checkbox, Segmented } from "@livery/ui";
import { Fragment, useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { ManualResultDialog } from "./manual-result-dialog.tsx";
import {
  draftOf,
  isRequired,
  readDraft,
  type ResultDraft,
  type ResultRowName,
  type RowProblem,
  rowsOf,
} from "./result-draft.ts";
import * as css from "./result.css.ts";
import { ScoreFields, ScoreTeams, ScoreTotal } from "./score-fields.tsx";
import { useRowLabel } from "./use-row-label.ts";

type Certainty = "provisional" | "confirmed";

/** Enters or corrects the result of a match, in the form of its sport. */
export function ScoreDialog({ match, onClose }: { readonly match: PanelMatchResult; readonly onClose: () => void }) {
  const t = useTranslate();
  const { client } = usePanel();
  const rowLabel = useRowLabel(match.form.kind);
  const [draft, setDraft] = useState<ResultDraft>(() => draftOf(match));
  const [certainty, setCertainty] = useState<Certainty>("confirmed");
  const [doubts, setDoubts] = useState<readonly ResultDoubt[]>([]);
  const [checked, setChecked] = useState(false);
  // A provisional result decides no market.
  const form = certainty === "confirmed" ? match.form : { ...match.form, halfTimeNeeded: false, winnerNeeded: false };
  const read = readDraft(form, draft);
  const [first = null] = read.problems.values();
  const correcting = match.fullTime !== null || match.state === "void";
  const text = (problem: RowProblem | undefined): string | null => problemText(t, match, problem);
  const unchecked = doubts.length > 0 && !checked;
  // Another result has to be checked again.
  const change = (next: ResultDraft): void => {
    setDraft(next);
    setDoubts([]);
    setChecked(false);
  };
  return (
    <ManualResultDialog
      match={match}
      title={t(correcting ? "panel:results.correct" : "panel:results.enter")}
      text={t(correcting ? "panel:results.correctText" : "panel:results.enterText")}
      submit={t(correcting ? "panel:results.correct" : "panel:results.enter")}
      danger={correcting}
      problem={first === null ? (unchecked ? t("panel:results.doubts.check") : null) : text(first)}
      reasonNeeded={correcting}
      send={({ reason, idempotencyKey }) =>
        client.call(
          "panelResultEnter",
          {
            matchId: match.matchId,
            version: match.version,
            ...payloadOf(read.result),
            certainty,
            ...(doubts.length > 0 && { confirmed: [...doubts] }),
            ...(reason !== "" && { reason }),
          },
          { idempotencyKey },
        )
      }
      onRefused={(error) => {
        setDoubts(doubtsIn(error));
        setChecked(false);
      }}
      onClose={onClose}
    >
      {({ submitted, open }) => (
        <>
          <ScoreTeams home={match.home} away={match.away} />
          {rowsOf(form, draft).map((row, index, rows) => (
            <Fragment key={row}>
              <ScoreFields
                label={rowLabel(row)}
                home={match.home}
                away={match.away}
                required={isRequired(form, row)}
                value={draft.scores[row] ?? { home: "", away: "" }}
                disabled={!open}
                problem={submitted ? text(read.problems.get(row)) : null}
                onChange={(value) => change({ ...draft, scores: { ...draft.scores, [row]: value } })}
              />
              {isPart(row) && !isPart(rows[index + 1]) && (
                <ScoreTotal label={rowLabel("fullTime")} score={read.total} />
              )}
            </Fragment>
          ))}
          {form.kind === "tennis" && (
            <Segmented
              label={t("panel:results.ending")}
              hideLabel={false}
              value={draft.retired ?? "played"}
              options={[
                { value: "played", label: t("panel:results.playedOut") },
                { value: "home", label: t("panel:results.retired", { player: match.home }) },
                { value: "away", label: t("panel:results.retired", { player: match.away }) },
              ]}
              onChange={(ending) => change({ ...draft, retired: ending === "played" ? null : ending })}
            />
          )}
          {draft.retired !== null && <p>{t("panel:results.retiredHint")}</p>}
          {submitted && read.problems.has("retired") && (
            <p className={css.wrong}>{text(read.problems.get("retired"))}</p>
          )}
          <Segmented
            label={t("panel:results.certainty")}
            hideLabel={false}
            value={certainty}
            options={(["confirmed", "provisional"] as const).map((value) => ({
              value,
              label: t(`panel:results.certainties.${value}`),
            }))}
            onChange={setCertainty}
          />
          {certainty === "provisional" && <p>{t("panel:results.provisionalHint")}</p>}
          {doubts.length > 0 && (
            <Banner tone="warning" title={t("panel:results.doubts.title")}>
              {doubts.map((doubt) => (
                <p key={doubt}>{t(`panel:results.doubts.${doubt}`)}</p>
              ))}
              <Checkbox checked={checked} disabled={!open} onChange={(event) => setChecked(event.target.checked)}>
                {t("panel:results.doubts.checked")}
              </Checkbox>
              {submitted && unchecked && <p className={css.wrong}>{t("panel:results.doubts.check")}</p>}
            </Banner>
          )}
        </>
      )}
    </ManualResultDialog>
  );
}

const isPart = (row: ResultRowName | undefined): boolean => row?.startsWith("periods.") === true;

/** The text of a problem; the sets of two sports end in different ways. */
function problemText(
  t: ReturnType<typeof useTranslate>,
  { form }: PanelMatchResult,
  problem: RowProblem | undefined,
): string | null {
  if (problem === undefined) return null;
  if (problem === "numbers") return t("panel:results.goalsWrong");
  if (problem === "setImpossible")
    return t(form.kind === "volleyball" ? "panel:results.problems.setOfPoints" : "panel:results.problems.setOfGames");
  return t(`panel:results.problems.${problem}`);
}

/** Why the server doubts a result; empty for another refusal. */
function doubtsIn(error: unknown): readonly ResultDoubt[] {
  if (!(error instanceof CallError) || error.code !== "result_doubtful") return [];
  const named = String(error.params["doubts"]).split(" ");
  return resultDoubts.filter((doubt) => named.includes(doubt));
}

/** A result without the fields that it does not have. */
function payloadOf({ periods, ...result }: EnteredResult) {
  const defined = Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined));
  return { ...(defined as Omit<EnteredResult, "periods">), ...(periods && { periods: [...periods] }) };
}
