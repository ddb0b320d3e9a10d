import type { PanelUser } from "@livery/contract/panel";
import { Badge, Button } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { ListView } from "../../list/list-view.tsx";
import { payments } from "../../resources/payments.tsx";
import { SwitchDialog } from "../../forms/switch-dialog.tsx";
import { statusRow } from "../pages.css.ts";

/** Whether a user may request deposits and withdrawals, and their requests. `list`: present if the account may see requests. */
export function UserPayments({ user, list }: { readonly user: PanelUser; readonly list: boolean }) {
  const t = useTranslate();
  const [switching, setSwitching] = useState<PanelUser | null>(null);
  const { playerId, transfersBlocked, may } = user;
  return (
    <>
      <p className={statusRow}>
        <span>{t("panel:user.transfers")}</span>
        <Badge tone={transfersBlocked ? "danger" : "success"}>
          {t(transfersBlocked ? "panel:user.transfersBlocked" : "panel:user.transfersOpen")}
        </Badge>
        {may.includes("user.services") && (
          <Button size="sm" onClick={() => setSwitching(user)}>
            {t(transfersBlocked ? "panel:user.openTransfers" : "panel:user.blockTransfers")}
          </Button>
        )}
      </p>
      {list && <ListView definition={payments} fixed={{ playerId }} without={ownColumns} />}
      {switching && <PaymentsDialog user={switching} onClose={() => setSwitching(null)} />}
    </>
  );
}

const ownColumns = ["user", "dealer", "site", "dealerId", "playerId", "siteId", "search"];

function PaymentsDialog({
  user: { playerId, userName, version, transfersBlocked },
  onClose,
}: {
  readonly user: PanelUser;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  return (
    <SwitchDialog
      title={t(transfersBlocked ? "panel:user.openTransfers" : "panel:user.blockTransfers")}
      text={t(transfersBlocked ? "panel:user.openTransfersText" : "panel:user.blockTransfersText", { name: userName })}
      done={t("panel:form.saved")}
      danger={!transfersBlocked}
      change={(given) => client.call("panelUserTransfers", { playerId, version, blocked: !transfersBlocked, ...given })}
      onClose={onClose}
    />
  );
}
