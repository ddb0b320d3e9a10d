import type { DealerDetail } from "@livery/contract/panel";
import { Badge, Button } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { SwitchDialog } from "../../forms/switch-dialog.tsx";
import { Facts, Section } from "../facts.tsx";
import * as limits from "../limits/limits.css.ts";
import { buttons } from "../pages.css.ts";

/** Whether coupons of all users below a dealer may be sold, and its switch. */
export function CouponSale({ dealer }: { readonly dealer: DealerDetail }) {
  const t = useTranslate();
  const [switching, setSwitching] = useState<DealerDetail | null>(null);
  const { couponSale, above, may } = dealer;
  return (
    <Section title={t("panel:limits.sale")}>
      <Facts
        facts={[
          {
            name: t("panel:field.couponSale"),
            value: <Badge tone={couponSale ? "success" : "neutral"}>{t(couponSale ? "panel:on" : "panel:off")}</Badge>,
          },
        ]}
      />
      {!above.couponSale && <p className={limits.aside}>{t("panel:limits.saleAbove")}</p>}
      {may.includes("role.edit") && (couponSale || above.couponSale) && (
        <div className={buttons}>
          <Button size="sm" onClick={() => setSwitching(dealer)}>
            {t(couponSale ? "panel:limits.saleOff" : "panel:limits.saleOn")}
          </Button>
        </div>
      )}
      {switching && <SaleDialog dealer={switching} onClose={() => setSwitching(null)} />}
    </Section>
  );
}

function SaleDialog({
  dealer: { dealerId, name, version, couponSale },
  onClose,
}: {
  readonly dealer: DealerDetail;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  return (
    <SwitchDialog
      title={t(couponSale ? "panel:limits.saleOff" : "panel:limits.saleOn")}
      text={t(couponSale ? "panel:limits.saleOffText" : "panel:limits.saleOnText", { name })}
      done={t("panel:form.saved")}
      danger={couponSale}
      change={(given) => client.call("panelDealerSale", { dealerId, version, couponSale: !couponSale, ...given })}
      onClose={onClose}
    />
  );
}
