import {
  hasSets,
  panelCalls,
  partsOf,
  type PanelMatchResult,
  type ResultMarket,
  type ScorePair,
} from "@livery/contract/panel";
import { Banner, Button, linkClass } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIdInPath } from "../../core/address.ts";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useTranslate } from "../../core/messages.ts";
import { DataTable } from "../../list/data-table.tsx";
import { When } from "../../resources/figures.tsx";
import { MatchState } from "../../resources/results.tsx";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { Facts, Section } from "../facts.tsx";
import { sections } from "../pages.css.ts";
import { ImpactSum } from "./impact.tsx";
import { MarketDialog } from "./market-dialog.tsx";
import type { ResultRowName } from "./result-draft.ts";
import { RequestBanner } from "./request-banner.tsx";
import { factColumns, marketColumns } from "./result-columns.tsx";
import { RollBackDialog, VoidDialog } from "./void-dialogs.tsx";
import { ScoreDialog } from "./score-dialog.tsx";
import { useRowLabel } from "./use-row-label.ts";

/** The refetch interval while coupons are being settled, in milliseconds. */
const settlingMs = 2_000;

export function ResultPage() {
  const matchId = useIdInPath("matchId");
  return (
    <Guarded call={panelCalls.panelResult}>
      {matchId === null ? <WholePage kind="missing" /> : <Loaded key={matchId} matchId={matchId} />}
    </Guarded>
  );
}

function Loaded({ matchId }: { readonly matchId: number }) {
  const { client } = usePanel();
  const answer = useQuery({
    ...callQuery(client, "panelResult", { matchId }),
    refetchInterval: ({ state }) => state.data?.state === "settling" && settlingMs,
  });
  return (
    <QueryBoundary answer={answer} title="panel:results.one">
      {(match) => <Whole match={match} />}
    </QueryBoundary>
  );
}

/** The open action, with the match as it was shown when its dialog was opened. */
interface OpenedDialog {
  readonly action: "score" | "outcomes" | "void" | "rollBack";
  readonly match: PanelMatchResult;
  readonly market?: ResultMarket;
}

function Whole({ match }: { readonly match: PanelMatchResult }) {
  const t = useTranslate();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const may = { enter: match.may.includes("result.enter"), rollBack: match.may.includes("result.rollBack") };
  const rowLabel = useRowLabel(match.form.kind);
  const stands = match.fullTime !== null || match.state === "void";
  const pair = (score: ScorePair | null) => (
    <bdi>{score === null ? t("panel:nothing") : `${score.home}:${score.away}`}</bdi>
  );
  return (
    <>
      <PageHeading
        title={t("sport:versus", { home: match.home, away: match.away })}
        above={
          <Link to="/results" className={linkClass()}>
            {t("panel:results.title")}
          </Link>
        }
        beside={<MatchState state={match.state} />}
        aside={
          <>
            {may.enter && (
              <Button size="sm" variant="primary" onClick={() => setOpened({ action: "score", match })}>
                {t(stands ? "panel:results.correct" : "panel:results.enter")}
              </Button>
            )}
            {may.enter && match.state !== "void" && (
              <Button size="sm" onClick={() => setOpened({ action: "void", match })}>
                {t("panel:results.void")}
              </Button>
            )}
            {may.rollBack && stands && (
              <Button size="sm" variant="danger" onClick={() => setOpened({ action: "rollBack", match })}>
                {t("panel:results.rollBack")}
              </Button>
            )}
          </>
        }
      />
      <div className={sections}>
        {match.shared && <Banner tone="info">{t("panel:results.shared")}</Banner>}
        {match.request && <RequestBanner match={match} request={match.request} may={may.rollBack} />}
        <Facts
          facts={[
            { name: t("panel:coupons.tournament"), value: <bdi>{match.tournamentName}</bdi> },
            { name: t("panel:coupons.starts"), value: <When at={match.startsAt} /> },
            ...scoreFacts(match).map(([row, score]) => ({ name: rowLabel(row), value: pair(score) })),
            ...(match.retired === null
              ? []
              : [
                  {
                    name: t("panel:results.ending"),
                    value: t("panel:results.retired", { player: match[match.retired] }),
                  },
                ]),
            ...(match.fullTime === null && match.certainty !== "rolled_back"
              ? []
              : [{ name: t("panel:results.certainty"), value: t(`panel:results.certainties.${match.certainty}`) }]),
          ]}
        />
        <Section title={t("panel:results.impact")}>
          <ImpactSum impact={match.impact} />
        </Section>
        <Section title={t("panel:results.markets")}>
          <DataTable
            caption={t("panel:results.markets")}
            columns={marketColumns(match, may, (action, market) => setOpened({ action, match, market }))}
            rows={match.markets}
            rowKey={({ marketId }) => String(marketId)}
          />
        </Section>
        <Section title={t("panel:results.history")}>
          {match.history.length === 0 ? (
            <p>{t("panel:results.noHistory")}</p>
          ) : (
            <DataTable
              caption={t("panel:results.history")}
              columns={factColumns(match)}
              rows={match.history}
              rowKey={({ version }) => String(version)}
            />
          )}
        </Section>
      </div>
      {opened && <ResultDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The scores that a match of the sport has, in their order. */
function scoreFacts(match: PanelMatchResult): readonly (readonly [ResultRowName, ScorePair | null])[] {
  const { form, fullTime, halfTime, extraTime, penalties } = match;
  const periods = match.periods.map((score, index) => [`periods.${index}`, score] as const);
  if (hasSets(form.kind)) return [["fullTime", fullTime], ...periods];
  return [
    ["fullTime", fullTime],
    ...(partsOf(form.kind) > 0 ? periods : [["halfTime", halfTime] as const]),
    ["extraTime", extraTime],
    ...(form.kind === "basketball" ? [] : [["penalties", penalties] as const]),
  ];
}

function ResultDialog({ opened, onClose }: { readonly opened: OpenedDialog; readonly onClose: () => void }) {
  const { action, ...about } = opened;
  if (action === "score") return <ScoreDialog match={about.match} onClose={onClose} />;
  if (action === "void") return <VoidDialog {...about} onClose={onClose} />;
  if (action === "rollBack") return <RollBackDialog {...about} onClose={onClose} />;
  return about.market && <MarketDialog match={about.match} market={about.market} onClose={onClose} />;
}
