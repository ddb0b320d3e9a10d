import type { PanelPaymentMethod } from "@livery/contract/panel";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { SwitchDialog } from "../../forms/switch-dialog.tsx";

/** Withdraws a method, or offers it again: waiting payment requests stay waiting. */
export function OfferDialog({
  method: { methodId, title, version, active, pending },
  onClose,
}: {
  readonly method: PanelPaymentMethod;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  return (
    <SwitchDialog
      title={t(active ? "panel:methods.withdraw" : "panel:methods.offerAgain")}
      text={t(active ? "panel:methods.withdrawText" : "panel:methods.offerText", { name: title })}
      done={t(active ? "panel:methods.withdrawn" : "panel:methods.offered", { name: title })}
      danger={active}
      change={(given) => client.call("panelPaymentMethodOffer", { methodId, version, active: !active, ...given })}
      onClose={onClose}
    >
      {active && pending > 0 && <p>{t("panel:methods.pendingStay", { count: pending })}</p>}
    </SwitchDialog>
  );
}
