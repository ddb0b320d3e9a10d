import { Badge, Icon, resultTones } from "@livery/ui";
import type { FollowedLeg, LegInPlay } from "@livery/contract";
import { useServices } from "../../../app/services.ts";
import { useTranslate } from "../../../app/translate.ts";
import { liveStatus } from "../../../live/match-clock.tsx";
import { detail } from "../../../matches/selection-row.css.ts";
import { SelectionRow } from "../../../matches/selection-row.tsx";
import * as css from "./leg.css.ts";

/** One selection: what was chosen at which odd, how its match stands, and what became of it. */
export function Leg({ leg }: { readonly leg: FollowedLeg }) {
  const t = useTranslate();
  const { inPlay, odds, result, score, share } = leg;
  return (
    <SelectionRow
      selection={leg}
      odds={odds}
      end={
        <Badge tone={resultTones[result]}>
          {share === undefined ? t(`coupon:result.${result}`) : t("coupon:deadHeat", { share })}
        </Badge>
      }
    >
      {score !== null && <p className={css.score}>{t("coupon:score", { score })}</p>}
      {inPlay !== undefined && <InPlay inPlay={inPlay} />}
    </SelectionRow>
  );
}

/** How the match stands at this moment, and what the selection would be at this score. */
function InPlay({ inPlay: { locked, minute, score, standing, status } }: { readonly inPlay: LegInPlay }) {
  const t = useTranslate();
  const { i18n } = useServices();
  const known = standing === "open" || standing === "dead_heat" ? null : standing;
  return (
    <p className={css.inPlay}>
      <bdi className={css.liveScore}>{score}</bdi>
      <bdi className={detail}>{minute === "" ? liveStatus(i18n, status) : t("live:minute", { minute })}</bdi>
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
