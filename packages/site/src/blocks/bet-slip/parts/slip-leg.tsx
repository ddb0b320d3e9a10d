import { outcomeRef, type LegView, type SlipProblem } from "@livery/machines";
import { Button, Chip, classes, Icon, IconButton, Odds } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { marketName, outcomeName } from "../../../matches/names.ts";
import { TeamNames } from "../../../matches/team-names.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { ProblemList } from "./problem-list.tsx";
import * as css from "./slip-leg.css.ts";

/** Problems of the slip plus the server's refusal. If both have the same code, the server's is used: it knows the figures. */
function allProblems({ problems, refused }: LegView): readonly SlipProblem[] {
  return refused === null ? problems : [...problems.filter(({ code }) => code !== refused.code), refused];
}

/** One selection of the slip: outcome, price, problems, and the buttons that resolve them. */
export function SlipLeg({
  leg,
  currency,
  model,
}: {
  readonly leg: LegView;
  readonly currency: string;
  readonly model: BetSlipModel;
}) {
  const t = useTranslate();
  const formats = useFormats();
  const { i18n } = useServices();
  const { selection, state } = leg;
  const problems = allProblems(leg);
  const { away, home, special, startsAt } = selection;
  const match = t("sport:versus", { home, away });
  const outcome = outcomeName(i18n, { outcome: selection.outcomeName, special, home, away });
  const shut = state === "locked" || state === "closed";
  const off = shut || state === "inactive";
  const changed = state === "changed";
  return (
    <li className={classes(css.leg, off && css.shut)}>
      <div className={css.text}>
        <p className={css.outcome}>
          <bdi>{outcome}</bdi>
        </p>
        <p className={css.detail}>
          <TeamNames home={home} away={away} />
        </p>
        <p className={classes(css.detail, css.facts)}>
          <span>{marketName(i18n, { name: selection.marketName, special: "" })}</span>
          <DateTime at={startsAt} />
        </p>
        {(leg.banker || leg.mayBank) && (
          <Chip
            className={css.banker}
            pressed={leg.banker}
            aria-label={t("slip:system.banker", { match })}
            onClick={() => model.toggleBanker(selection.matchId)}
          >
            {t("coupon:banker")}
          </Chip>
        )}
      </div>
      <div className={css.price}>
        {shut && <Icon name="lock" size="sm" label={t("sport:locked")} />}
        <Odds value={changed ? selection.offered : selection.odds} className={classes(css.odds, off && css.gone)} />
        {changed && (
          <span className={css.was}>
            <Icon name="arrowUp" size="sm" className={classes(selection.offered < selection.odds && css.down)} />
            {t("slip:was", { odds: formats.odds(selection.odds) })}
          </span>
        )}
      </div>
      <IconButton
        icon="close"
        size="sm"
        className={css.remove}
        label={t("slip:remove", { outcome, match })}
        onClick={() => model.remove(outcomeRef(selection))}
      />
      {(problems.length > 0 || changed) && (
        <div className={css.trouble}>
          <ProblemList problems={problems} currency={currency} match={match} />
          {changed && (
            <Button size="sm" onClick={() => model.acceptOdds(outcomeRef(selection))}>
              {t("slip:accept", { odds: formats.odds(selection.offered) })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
