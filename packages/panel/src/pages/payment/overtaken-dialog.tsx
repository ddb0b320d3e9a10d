import type { PanelPayment } from "@livery/contract/panel";
import { Button, Dialog } from "@livery/ui";
import { useFormats, useTranslate } from "../../core/messages.ts";

/** Another account was first: its decision, and a note that nothing happened here. */
export function OvertakenDialog({
  payment,
  onClose,
}: {
  readonly payment: PanelPayment;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const formats = useFormats();
  const { approval, status, resolvedAt, resolvedBy } = payment;
  const when = resolvedAt ?? approval?.askedAt;
  const values = {
    name: resolvedBy ?? approval?.askedBy ?? payment.userName,
    when: when === undefined ? t("panel:nothing") : formats.dateTime(when),
  };
  const happened =
    status === "pending"
      ? approval === null
        ? t("panel:payments.approvalGone")
        : t("panel:payments.overtaken.pending", values)
      : t(`panel:payments.overtaken.${status}`, values);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("panel:payments.overtaken.title")}
      description={`${happened} ${t("panel:payments.overtaken.nothing")}`}
      closeLabel={t("feedback:close")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("panel:payments.overtaken.look")}
        </Button>
      }
    />
  );
}
