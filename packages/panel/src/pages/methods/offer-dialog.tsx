import type { PanelPaymentMethod } from "@livery/contract/panel";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { useSay } from "../../app/say.ts";
import { useWords } from "../../app/words.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useDeed } from "../../forms/use-deed.ts";

/** Withdraws a method, or offers it again: who waits by it waits on. */
export function OfferDialog({
  method: { methodId, title, version, active, pending },
  onClose,
}: {
  readonly method: PanelPaymentMethod;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const { client } = usePanel();
  const say = useSay();
  const deed = useDeed<unknown>();
  const [reason, setReason] = useState("");
  const given = reason.trim();
  const short = given !== "" && given.length < 3;
  const submit = async (): Promise<void> => {
    if (short) return;
    const outcome = await deed.run(() =>
      client.call("panelPaymentMethodOffer", {
        methodId,
        version,
        active: !active,
        ...(given !== "" && { reason: given }),
      }),
    );
    if (outcome?.kind !== "done") return;
    say("success", t(active ? "panel:methods.withdrawn" : "panel:methods.offered", { name: title }));
    onClose();
  };
  return (
    <ActionDialog
      title={t(active ? "panel:methods.withdraw" : "panel:methods.offerAgain")}
      text={t(active ? "panel:methods.withdrawText" : "panel:methods.offerText", { name: title })}
      submit={t(active ? "panel:methods.withdraw" : "panel:methods.offerAgain")}
      danger={active}
      deed={deed}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {active && pending > 0 && <p>{t("panel:methods.pendingStay", { count: pending })}</p>}
      <ReasonField
        hint={t("panel:form.reasonHint")}
        value={reason}
        error={short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
