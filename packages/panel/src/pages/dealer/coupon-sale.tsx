import type { DealerDetail } from "@livery/contract/panel";
import { Badge, Button } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { useSay } from "../../app/say.ts";
import { useWords } from "../../app/words.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useDeed } from "../../forms/use-deed.ts";
import { Facts, Section } from "../facts.tsx";
import * as limits from "../limits/limits.css.ts";
import { buttons } from "../pages.css.ts";

/** Whether coupons of everybody below a dealer may be sold, and the switch of it. */
export function CouponSale({ dealer }: { readonly dealer: DealerDetail }) {
  const t = useWords();
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
  const t = useWords();
  const { client } = usePanel();
  const say = useSay();
  const deed = useDeed<unknown>();
  const [reason, setReason] = useState("");
  const submit = async (): Promise<void> => {
    const outcome = await deed.run(() =>
      client.call("panelDealerSale", {
        dealerId,
        version,
        couponSale: !couponSale,
        ...(reason.trim() !== "" && { reason: reason.trim() }),
      }),
    );
    if (outcome?.kind !== "done") return;
    say("success", t("panel:form.saved"));
    onClose();
  };
  return (
    <ActionDialog
      title={t(couponSale ? "panel:limits.saleOff" : "panel:limits.saleOn")}
      text={t(couponSale ? "panel:limits.saleOffText" : "panel:limits.saleOnText", { name })}
      submit={t(couponSale ? "panel:limits.saleOff" : "panel:limits.saleOn")}
      danger={couponSale}
      deed={deed}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ReasonField
        hint={t("panel:form.reasonHint")}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
