import { Badge, Icon, Odds, resultTones } from "@livery/ui";
import type { FollowedLeg, LegInPlay } from "@livery/contract";
import { useServices } from "../../../app/services.ts";
import { useWords } from "../../../app/words.ts";
import { liveStatus } from "../../../live/match-clock.tsx";
import { marketName, outcomeName } from "../../../matches/names.ts";
import { Versus } from "../../../matches/versus.tsx";
import { Moment } from "../../../shell/moment.tsx";
import * as css from "./leg.css.ts";

/** One selection: what was chosen at which odd, how its match stands, and what became of it. */
export function Leg({ leg }: { readonly leg: FollowedLeg }) {
  const t = useWords();
  const { i18n } = useServices();
  const { away, home, inPlay, odds, result, score, special, startsAt, tournamentName } = leg;
  return (
    <li className={css.leg}>
      <div className={css.words}>
        <p className={css.outcome}>
          <bdi>{outcomeName(i18n, { outcome: leg.outcomeName, special, home, away })}</bdi>
          {leg.banker && <Badge className={css.banker}>{t("coupon:banker")}</Badge>}
        </p>
        <p className={css.detail}>
          {marketName(i18n, { name: leg.marketName, special: "" })} · <Versus home={home} away={away} />
        </p>
        <p className={css.detail}>
          {tournamentName} · <Moment at={startsAt} />
        </p>
        {score !== null && <p className={css.score}>{t("coupon:score", { score })}</p>}
        {inPlay !== undefined && <InPlay inPlay={inPlay} />}
      </div>
      <div className={css.end}>
        <Odds value={odds} className={css.odds} />
        <Badge tone={resultTones[result]}>{t(`coupon:result.${result}`)}</Badge>
      </div>
    </li>
  );
}

/** How the match stands at this moment, and what the selection would be at this score. */
function InPlay({ inPlay: { locked, minute, score, standing, status } }: { readonly inPlay: LegInPlay }) {
  const t = useWords();
  const { i18n } = useServices();
  const known = standing === "open" || standing === "dead_heat" ? null : standing;
  return (
    <p className={css.inPlay}>
      <bdi className={css.liveScore}>{score}</bdi>
      <bdi className={css.detail}>{minute === "" ? liveStatus(i18n, status) : t("live:minute", { minute })}</bdi>
      {known !== null && <Badge tone={resultTones[known]}>{t(`coupon:leg.standing.${known}`)}</Badge>}
      {locked && (
        <span className={css.locked}>
          <Icon name="lock" size="sm" />
          {t("coupon:leg.locked")}
        </span>
      )}
    </p>
  );
}
