import { type DealerDetail, type DealerKindLimits, isTighter, type LimitField } from "@livery/contract/panel";
import { useState } from "react";
import { useTranslate } from "../../core/messages.ts";
import { Facts, Section } from "../facts.tsx";
import { BoundValue, useLimitText } from "../limits/bound-value.tsx";
import { ExposureMeter } from "../limits/exposure-meter.tsx";
import { LimitTable } from "../limits/limit-table.tsx";
import { sections } from "../pages.css.ts";
import { ShownRecord } from "../user/shown-record.tsx";
import { DealerLimitsForm } from "./dealer-limits-form.tsx";
import { CouponSale } from "./coupon-sale.tsx";
import { RemainingExposureNotice } from "./remaining-exposure-notice.tsx";

/** The limits that a dealer sets for stake, payout and exposure below it, beside those of the dealers above. */
export function DealerLimitsPane({ dealer }: { readonly dealer: DealerDetail }) {
  const t = useTranslate();
  const [opened, setOpened] = useState<DealerDetail | null>(null);
  const { currency, may, above } = dealer;
  if (opened !== null) return <DealerLimitsForm dealer={opened} onClose={() => setOpened(null)} />;
  return (
    <div className={sections}>
      <RemainingExposureNotice dealer={dealer} />
      <ShownRecord may={may.includes("limit.raise") || may.includes("limit.lower")} onChange={() => setOpened(dealer)}>
        <Section title={t("panel:limits.ofCoupons")}>
          <LimitTable
            caption={t("panel:limits.ofCoupons")}
            renderCell={(kind, field) => (
              <EffectiveLimit own={dealer.limits[kind]} above={above.limits[kind]} field={field} currency={currency} />
            )}
          />
        </Section>
        <Section title={t("panel:limits.exposure")}>
          <Facts
            facts={[
              {
                name: t("panel:limits.taken"),
                value: <ExposureMeter exposure={dealer.exposure} limit={dealer.exposureLimit} currency={currency} />,
              },
              {
                name: t("panel:limits.aboveLeaves"),
                value: <BoundValue value={above.exposureLimit} currency={currency} />,
              },
            ]}
          />
        </Section>
      </ShownRecord>
      <CouponSale dealer={dealer} />
    </div>
  );
}

/** The effective limit below this dealer: its own, or the limit of the dealers above if that is tighter. */
function EffectiveLimit({
  own,
  above,
  field,
  currency,
}: {
  readonly own: DealerKindLimits;
  readonly above: DealerKindLimits;
  readonly field: LimitField;
  readonly currency: string;
}) {
  const t = useTranslate();
  const text = useLimitText(currency);
  const [mine, theirs] = [own[field], above[field]];
  if (theirs === null || theirs === true) return <BoundValue value={mine} currency={currency} />;
  if (mine === null) return <BoundValue value={theirs} currency={currency} note={t("panel:limits.fromAbove")} />;
  return isTighter(field, above, own) ? (
    <BoundValue value={theirs} currency={currency} note={t("panel:limits.fromAboveOwn", { own: text(mine) })} />
  ) : (
    <BoundValue value={mine} currency={currency} note={t("panel:limits.aboveIs", { above: text(theirs) })} />
  );
}
