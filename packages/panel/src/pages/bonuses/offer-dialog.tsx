import type { PanelBonus } from "@livery/contract/panel";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { SwitchDialog } from "../../forms/switch-dialog.tsx";

/** Withdraws a bonus, or offers it again: waiting requests still have to be decided. */
export function BonusOfferDialog({
  bonus: { bonusId, title, version, active, waiting },
  onClose,
}: {
  readonly bonus: PanelBonus;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  return (
    <SwitchDialog
      title={t(active ? "panel:methods.withdraw" : "panel:methods.offerAgain")}
      text={t(active ? "panel:bonuses.withdrawText" : "panel:bonuses.offerText", { name: title })}
      done={t(active ? "panel:methods.withdrawn" : "panel:methods.offered", { name: title })}
      danger={active}
      change={(given) => client.call("panelBonusOffer", { bonusId, version, active: !active, ...given })}
      onClose={onClose}
    >
      {active && waiting > 0 && <p>{t("panel:bonuses.waitingStay", { count: waiting })}</p>}
    </SwitchDialog>
  );
}
