import type { PanelPayment, PaymentApproval } from "@livery/contract/panel";
import { Banner, Button } from "@livery/ui";
import { useFormats, useWords } from "../../app/words.ts";
import type { Deed } from "./decision-dialog.tsx";
import * as css from "./payment.css.ts";

/** An approval that waits for a second person. Nobody confirms his own; he may withdraw it. */
export function ApprovalBanner({
  payment,
  approval,
  onDeed,
}: {
  readonly payment: PanelPayment;
  readonly approval: PaymentApproval;
  readonly onDeed: (deed: Deed) => void;
}) {
  const t = useWords();
  const formats = useFormats();
  return (
    <Banner tone="warning" title={t("panel:payments.approvalBy", { name: approval.askedBy })}>
      <div className={css.banner}>
        {approval.reason !== "" && (
          <p>
            <bdi>{approval.reason}</bdi>
          </p>
        )}
        <p>
          {t(approval.own ? "panel:results.ownRequest" : "panel:results.requestText", {
            when: formats.dateTime(approval.expiresAt),
          })}
        </p>
        {payment.may.includes("payment.approve") && (
          <span className={css.buttons}>
            {!approval.own && (
              <Button size="sm" variant="primary" onClick={() => onDeed("confirm")}>
                {t("panel:payments.confirm")}
              </Button>
            )}
            <Button size="sm" onClick={() => onDeed("refuse")}>
              {t(approval.own ? "panel:results.withdraw" : "panel:payments.refuse")}
            </Button>
          </span>
        )}
      </div>
    </Banner>
  );
}
