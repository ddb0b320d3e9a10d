import { Badge, Icon, resultTones, statusTones } from "@livery/ui";
import { isWithdrawn, type CouponStatus, type FollowedLeg, type LegInPlay } from "@livery/contract";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { liveStatus } from "../../../live/match-clock.tsx";
import { detail } from "../../../matches/selection-row.css.ts";
import { SelectionRow } from "../../../matches/selection-row.tsx";
import * as css from "./leg.css.ts";

/** One leg: its outcome and odds, the score of its match, and its result; `status`: its coupon's. */
export function Leg({ leg, status }: { readonly leg: FollowedLeg; readonly status: CouponStatus }) {
  const t = useTranslate();
  const { inPlay, odds, result, score, share } = leg;
  const withdrawn = isWithdrawn(status);
  return (
    <SelectionRow
      selection={leg}
      odds={odds}
      end={
        withdrawn ? (
          <Badge tone={statusTones[status]}>{t(`coupon:status.${status}`)}</Badge>
        ) : (
          <Badge tone={resultTones[result]}>
            {share === undefined ? t(`coupon:result.${result}`) : t("coupon:deadHeat", { share })}
          </Badge>
        )
      }
    >
      {score !== null && <p className={css.score}>{t("coupon:score", { score })}</p>}
      {!withdrawn && inPlay !== undefined && <InPlay inPlay={inPlay} />}
    </SelectionRow>
  );
}

/** The match state, and the result that the leg has at this score. */
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
