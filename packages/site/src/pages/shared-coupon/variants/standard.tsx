import { Badge, Banner, Button, buttonClass, Card, EmptyState, RowList, Skeleton } from "@livery/ui";
import type { SharedSelection } from "@livery/contract";
import { useTranslate } from "../../../core/translate.ts";
import { SelectionRow } from "../../../matches/selection-row.tsx";
import { selectionKey } from "../../../matches/matches.view.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { SharedCouponModel } from "../shared-coupon.model.ts";
import * as css from "./standard.css.ts";

/** A row for each selection, and below them the button that puts them on the slip. */
export default function SharedCoupon({ model }: VariantProps<SharedCouponModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <PageHeading text={t("coupon:shared.text")}>{t("coupon:shared.title")}</PageHeading>
      <QueryBoundary
        answer={model}
        waiting={<Skeleton shape="tile" count={2} />}
        otherwise={
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
        }
      >
        <Selections model={model} />
      </QueryBoundary>
    </div>
  );
}

function Selections({ model: { add, added, offered, replaces, selections, system } }: VariantProps<SharedCouponModel>) {
  const t = useTranslate();
  return (
    <div className={css.parts}>
      <Card
        flush
        title={t("coupon:legs")}
        {...(system !== null && {
          aside: <Badge tone="accent">{`${t("coupon:kind.system")} · ${system}`}</Badge>,
        })}
      >
        <RowList label={t("coupon:legs")}>
          {selections.map((selection) => (
            <SelectionCard key={selectionKey(selection)} selection={selection} />
          ))}
        </RowList>
      </Card>
      {offered === 0 && <Banner tone="warning">{t("coupon:shared.over")}</Banner>}
      {added && <Banner tone="success">{t("coupon:shared.added")}</Banner>}
      {offered > 0 && replaces && <Banner tone="info">{t("coupon:shared.replaces")}</Banner>}
      {offered > 0 && !added && (
        <Button variant="primary" size="lg" wide onClick={add}>
          {offered === selections.length ? t("coupon:shared.add") : t("coupon:shared.addOf", { count: offered })}
        </Button>
      )}
    </div>
  );
}

function SelectionCard({ selection }: { readonly selection: SharedSelection }) {
  const t = useTranslate();
  const { locked, odds } = selection;
  return (
    <SelectionRow
      selection={selection}
      odds={odds}
      end={
        <>
          {odds === null && <Badge>{t("coupon:shared.gone")}</Badge>}
          {odds !== null && locked && <Badge tone="warning">{t("coupon:shared.locked")}</Badge>}
        </>
      }
    />
  );
}
