import type { PanelMatchResult, ResultMarket } from "@livery/contract/panel";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { useMarketNames } from "../coupon/market-names.ts";
import { ManualResultDialog } from "./manual-result-dialog.tsx";

interface VoidDialogProps {
  readonly match: PanelMatchResult;
  /** Absent for the whole match. */
  readonly market?: ResultMarket;
  readonly onClose: () => void;
}

/** Voids a match or one of its markets: every stake on it is refunded. */
export function VoidDialog({ match, market, onClose }: VoidDialogProps) {
  const t = useTranslate();
  const { client } = usePanel();
  const about = useAbout(match, market);
  return (
    <ManualResultDialog
      match={match}
      marketId={market?.marketId}
      title={t(market ? "panel:results.voidMarket" : "panel:results.void")}
      text={t("panel:results.voidText", { name: about.name })}
      submit={t(market ? "panel:results.voidMarket" : "panel:results.void")}
      danger
      send={({ reason, idempotencyKey }) =>
        client.call("panelResultVoid", { ...about.payload, reason }, { idempotencyKey })
      }
      onClose={onClose}
    />
  );
}

/** Rolls back the result of a match or of one of its markets (D16). */
export function RollBackDialog({ match, market, onClose }: VoidDialogProps) {
  const t = useTranslate();
  const { client } = usePanel();
  const about = useAbout(match, market);
  return (
    <ManualResultDialog
      match={match}
      marketId={market?.marketId}
      title={t("panel:results.rollBack")}
      text={t(market ? "panel:results.rollBackMarketText" : "panel:results.rollBackText", { name: about.name })}
      submit={t("panel:results.rollBack")}
      danger
      send={({ reason, idempotencyKey }) =>
        client.call("panelResultRollBack", { ...about.payload, reason }, { idempotencyKey })
      }
      onClose={onClose}
    />
  );
}

function useAbout(match: PanelMatchResult, market: ResultMarket | undefined) {
  const t = useTranslate();
  const names = useMarketNames();
  const whole = t("sport:versus", { home: match.home, away: match.away });
  const { matchId, version } = match;
  return {
    name: market
      ? `${names.market({ ...market, outcomeName: "", home: match.home, away: match.away })}, ${whole}`
      : whole,
    payload: { matchId, version, ...(market && { marketId: market.marketId }) },
  };
}
