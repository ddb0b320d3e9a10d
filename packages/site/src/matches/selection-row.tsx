import type { SharedSelection } from "@livery/contract";
import { Badge, Odds } from "@livery/ui";
import type { ReactNode } from "react";
import { useServices } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import { DateTime } from "../parts/date-time.tsx";
import { marketName, outcomeName, tournamentName } from "./names.ts";
import * as css from "./selection-row.css.ts";
import { TeamNames } from "./team-names.tsx";

/** The names of a selection. */
type Named = Pick<
  SharedSelection,
  "away" | "banker" | "home" | "marketName" | "outcomeName" | "special" | "startsAt" | "tournamentName"
>;

/** One selection in a list: the outcome, the match, and the odds. */
export function SelectionRow({
  selection,
  odds,
  children,
  end,
}: {
  readonly selection: Named;
  /** Thousandths; null where there are no odds any more. */
  readonly odds: number | null;
  /** The state of its match, below its names. */
  readonly children?: ReactNode;
  /** A remark about it, below its odds. */
  readonly end: ReactNode;
}) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { away, banker, home, special, startsAt } = selection;
  return (
    <li className={css.row}>
      <div className={css.text}>
        <p className={css.outcome}>
          <bdi>{outcomeName(i18n, { outcome: selection.outcomeName, special, home, away })}</bdi>
          {banker && <Badge className={css.banker}>{t("coupon:banker")}</Badge>}
        </p>
        <p className={css.detail}>
          {marketName(i18n, { name: selection.marketName, special: "" })} · <TeamNames home={home} away={away} />
        </p>
        <p className={css.detail}>
          {tournamentName(i18n, selection.tournamentName)} · <DateTime at={startsAt} />
        </p>
        {children}
      </div>
      <div className={css.end}>
        {odds !== null && <Odds value={odds} className={css.odds} />}
        {end}
      </div>
    </li>
  );
}
