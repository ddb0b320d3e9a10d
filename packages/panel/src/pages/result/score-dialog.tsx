import type { PanelMatchResult, ScorePair } from "@livery/contract/panel";
import { Segmented } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { ManualResultDialog } from "./manual-result-dialog.tsx";
import { readScore, ScoreFields, ScoreTeams, type TypedScore } from "./score-fields.tsx";

const stretches = ["fullTime", "halfTime", "extraTime", "penalties"] as const;
type Stretch = (typeof stretches)[number];
type Typed = Readonly<Record<Stretch, TypedScore>>;

/** Enters or corrects the result of a match. */
export function ScoreDialog({ match, onClose }: { readonly match: PanelMatchResult; readonly onClose: () => void }) {
  const t = useTranslate();
  const { client } = usePanel();
  const [typed, setTyped] = useState<Typed>(() => typedOf(match));
  const [certainty, setCertainty] = useState<"provisional" | "confirmed">("confirmed");
  const scores = Object.fromEntries(stretches.map((each) => [each, readScore(typed[each])])) as Record<
    Stretch,
    ReturnType<typeof readScore>
  >;
  const { fullTime, ...others } = scores;
  const wrong = fullTime.kind !== "score" || Object.values(others).some(({ kind }) => kind === "wrong");
  const correcting = match.fullTime !== null || match.state === "void";
  return (
    <ManualResultDialog
      match={match}
      title={t(correcting ? "panel:results.correct" : "panel:results.enter")}
      text={t(correcting ? "panel:results.correctText" : "panel:results.enterText")}
      submit={t(correcting ? "panel:results.correct" : "panel:results.enter")}
      danger={correcting}
      problem={wrong ? t("panel:results.goalsWrong") : null}
      reasonNeeded={correcting}
      send={({ reason, idempotencyKey }) =>
        client.call(
          "panelResultEnter",
          {
            matchId: match.matchId,
            version: match.version,
            fullTime: fullTime.kind === "score" ? fullTime.score : { home: 0, away: 0 },
            ...given("halfTime", others.halfTime),
            ...given("extraTime", others.extraTime),
            ...given("penalties", others.penalties),
            certainty,
            ...(reason !== "" && { reason }),
          },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    >
      {({ submitted, open }) => (
        <>
          <ScoreTeams home={match.home} away={match.away} />
          {stretches.map((stretch) => (
            <ScoreFields
              key={stretch}
              label={t(`panel:results.${stretch}`)}
              home={match.home}
              away={match.away}
              required={stretch === "fullTime"}
              value={typed[stretch]}
              disabled={!open}
              wrong={
                submitted && (scores[stretch].kind === "wrong" || (stretch === "fullTime" && fullTime.kind === "none"))
              }
              onChange={(value) => setTyped((before) => ({ ...before, [stretch]: value }))}
            />
          ))}
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
        </>
      )}
    </ManualResultDialog>
  );
}

function typedOf(match: PanelMatchResult): Typed {
  const text = (score: ScorePair | null): TypedScore =>
    score === null ? { home: "", away: "" } : { home: String(score.home), away: String(score.away) };
  return Object.fromEntries(stretches.map((stretch) => [stretch, text(match[stretch])])) as unknown as Typed;
}

function given<Name extends Stretch>(name: Name, read: ReturnType<typeof readScore>): Partial<Record<Name, ScorePair>> {
  return read.kind === "score" ? ({ [name]: read.score } as Partial<Record<Name, ScorePair>>) : {};
}
