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
  const { playerId, paymentsBlocked, may } = user;
  return (
    <>
      <p className={statusRow}>
        <span>{t("panel:user.transfers")}</span>
        <Badge tone={paymentsBlocked ? "danger" : "success"}>
          {t(paymentsBlocked ? "panel:user.paymentsBlocked" : "panel:user.paymentsOpen")}
        </Badge>
        {may.includes("user.services") && (
          <Button size="sm" onClick={() => setSwitching(user)}>
            {t(paymentsBlocked ? "panel:user.openPayments" : "panel:user.blockPayments")}
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
  user: { playerId, userName, version, paymentsBlocked },
  onClose,
}: {
  readonly user: PanelUser;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client } = usePanel();
  return (
    <SwitchDialog
      title={t(paymentsBlocked ? "panel:user.openPayments" : "panel:user.blockPayments")}
      text={t(paymentsBlocked ? "panel:user.openPaymentsText" : "panel:user.blockPaymentsText", { name: userName })}
      done={t("panel:form.saved")}
      danger={!paymentsBlocked}
      change={(given) => client.call("panelUserTransfers", { playerId, version, blocked: !paymentsBlocked, ...given })}
      onClose={onClose}
    />
  );
}
