import type { PanelPayment, PaymentApproval } from "@livery/contract/panel";
import { Banner, Button } from "@livery/ui";
import { useFormats, useTranslate } from "../../core/messages.ts";
import type { PaymentDecision } from "./decision-dialog.tsx";
import * as css from "./payment.css.ts";

/** An approval that waits for a second person. An account cannot confirm its own request; it can withdraw it. */
export function ApprovalBanner({
  payment,
  approval,
  onDecide,
}: {
  readonly payment: PanelPayment;
  readonly approval: PaymentApproval;
  readonly onDecide: (decision: PaymentDecision) => void;
}) {
  const t = useTranslate();
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
              <Button size="sm" variant="primary" onClick={() => onDecide("confirm")}>
                {t("panel:payments.confirm")}
              </Button>
            )}
            <Button size="sm" onClick={() => onDecide("refuse")}>
              {t(approval.own ? "panel:results.withdraw" : "panel:payments.refuse")}
            </Button>
          </span>
        )}
      </div>
    </Banner>
  );
}
