import type { PanelPayment, PaymentApproval } from "@livery/contract/panel";
import { Banner, Button } from "@livery/ui";
import { useTranslate } from "../../core/messages.ts";
import { SecondPersonNote } from "../../parts/second-person-note.tsx";
import type { PaymentDecision } from "./decision-dialog.tsx";
import * as css from "./payment.css.ts";

/** An approval that waits for a second person. Who is none cannot confirm it; the requesting account can withdraw it. */
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
  return (
    <Banner tone="warning" title={t("panel:payments.approvalBy", { name: approval.askedBy })}>
      <div className={css.banner}>
        {approval.reason !== "" && (
          <p>
            <bdi>{approval.reason}</bdi>
          </p>
        )}
        <SecondPersonNote request={approval} />
        {payment.may.includes("payment.approve") && (
          <span className={css.buttons}>
            {approval.refusal === null && (
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
