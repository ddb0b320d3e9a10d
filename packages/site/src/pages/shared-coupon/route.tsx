import {
  Badge,
  Banner,
  Button,
  buttonClass,
  Card,
  EmptyState,
  Odds,
  RowList,
  Skeleton,
  VisuallyHidden,
} from "@livery/ui";
import type { SharedPick } from "@livery/contract";
import { useServices } from "../../app/services.ts";
import { useWords } from "../../app/words.ts";
import { marketName, outcomeName } from "../../matches/names.ts";
import { Versus } from "../../matches/versus.tsx";
import { selectionKey } from "../../matches/view.ts";
import { useParameter } from "../../routes/id-parameter.ts";
import { Moment } from "../../shell/moment.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { Problem } from "../../shell/problem.tsx";
import { RouteLink } from "../../shell/route-link.tsx";
import { shareIdOf, useSharedCouponModel, type SharedCouponModel } from "./model.ts";
import * as css from "./route.css.ts";

/** The selections that somebody shared (D22), for whoever has the link. */
export function SharedCouponRoute() {
  const t = useWords();
  const model = useSharedCouponModel(shareIdOf(useParameter("id")));
  usePageTitle(t("frame:route.CouponShare"));
  const { error, retry, state } = model;
  return (
    <div className={css.page}>
      <PageHeading text={t("coupon:shared.text")}>{t("coupon:shared.title")}</PageHeading>
      {state === "loading" && (
        <div className={css.parts} aria-busy>
          <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
          <Skeleton shape="tile" count={2} />
        </div>
      )}
      {state === "failed" && <Problem error={error} onRetry={retry} />}
      {state === "missing" && (
        <EmptyState
          title={t("coupon:shared.missingTitle")}
          action={
            <RouteLink to="SportBets" className={buttonClass({ variant: "primary" })}>
              {t("coupon:shared.missingAction")}
            </RouteLink>
          }
        >
          <p>{t("coupon:shared.missingText")}</p>
        </EmptyState>
      )}
      {state === "ready" && <Picks model={model} />}
    </div>
  );
}

function Picks({ model: { add, added, offered, picks } }: { readonly model: SharedCouponModel }) {
  const t = useWords();
  return (
    <div className={css.parts}>
      <Card flush title={t("coupon:legs")}>
        <RowList label={t("coupon:legs")}>
          {picks.map((pick) => (
            <Pick key={selectionKey(pick)} pick={pick} />
          ))}
        </RowList>
      </Card>
      {offered === 0 && <Banner tone="warning">{t("coupon:shared.over")}</Banner>}
      {added && <Banner tone="success">{t("coupon:shared.added")}</Banner>}
      {offered > 0 && !added && (
        <Button variant="primary" size="lg" wide onClick={add}>
          {offered === picks.length ? t("coupon:shared.add") : t("coupon:shared.addOf", { count: offered })}
        </Button>
      )}
    </div>
  );
}

function Pick({ pick }: { readonly pick: SharedPick }) {
  const t = useWords();
  const { i18n } = useServices();
  const { away, banker, home, locked, odds, special, startsAt, tournamentName } = pick;
  return (
    <li className={css.pick}>
      <div className={css.words}>
        <p className={css.outcome}>
          <bdi>{outcomeName(i18n, { outcome: pick.outcomeName, special, home, away })}</bdi>
          {banker && <Badge className={css.banker}>{t("coupon:banker")}</Badge>}
        </p>
        <p className={css.detail}>
          {marketName(i18n, { name: pick.marketName, special: "" })} · <Versus home={home} away={away} />
        </p>
        <p className={css.detail}>
          {tournamentName} · <Moment at={startsAt} />
        </p>
      </div>
      <div className={css.end}>
        {odds !== null && <Odds value={odds} className={css.odds} />}
        {odds === null && <Badge>{t("coupon:shared.gone")}</Badge>}
        {odds !== null && locked && <Badge tone="warning">{t("coupon:shared.locked")}</Badge>}
      </div>
    </li>
  );
}
