import type { PanelUser } from "@livery/contract/panel";
import { Badge, Button } from "@livery/ui";
import { CallError } from "@livery/contract";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { everythingChanged } from "../../app/queries.ts";
import { useSay } from "../../app/say.ts";
import { useWords } from "../../app/words.ts";
import { ListView } from "../../area/list-view.tsx";
import { payments } from "../../areas/payments.tsx";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useDeed } from "../../forms/use-deed.ts";
import { standing } from "../pages.css.ts";

/** Whether a user may ask to be paid in or out, and what he has asked. `list`: of who may see requests. */
export function UserPayments({ user, list }: { readonly user: PanelUser; readonly list: boolean }) {
  const t = useWords();
  const [switching, setSwitching] = useState<PanelUser | null>(null);
  const { playerId, transfersBlocked, may } = user;
  return (
    <>
      <p className={standing}>
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
      {list && <ListView area={payments} fixed={{ playerId }} without={ownColumns} />}
      {switching && <TransfersDialog user={switching} onClose={() => setSwitching(null)} />}
    </>
  );
}

const ownColumns = ["user", "dealer", "site", "dealerId", "playerId", "siteId", "search"];

function TransfersDialog({
  user: { playerId, userName, version, transfersBlocked },
  onClose,
}: {
  readonly user: PanelUser;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const { client, queries } = usePanel();
  const say = useSay();
  const deed = useDeed<PanelUser>();
  const [reason, setReason] = useState("");
  const given = reason.trim();
  const short = given !== "" && given.length < 3;
  const submit = async (): Promise<void> => {
    if (short) return;
    const outcome = await deed.run(() =>
      client.call("panelUserTransfers", {
        playerId,
        version,
        blocked: !transfersBlocked,
        ...(given !== "" && { reason: given }),
      }),
    );
    // What somebody else changed is behind the dialog when it is closed.
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && outcome.error.code === "version_conflict")
      everythingChanged(queries);
    if (outcome?.kind !== "done") return;
    say("success", t("panel:form.saved"));
    onClose();
  };
  const words = transfersBlocked ? "panel:user.openTransfers" : "panel:user.blockTransfers";
  return (
    <ActionDialog
      title={t(words)}
      text={t(transfersBlocked ? "panel:user.openTransfersText" : "panel:user.blockTransfersText", { name: userName })}
      submit={t(words)}
      danger={!transfersBlocked}
      deed={deed}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ReasonField
        hint={t("panel:form.reasonHint")}
        value={reason}
        error={short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
