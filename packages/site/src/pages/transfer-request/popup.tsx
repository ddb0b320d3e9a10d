import { Button, Dialog } from "@livery/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useRouterState } from "@tanstack/react-router";
import { useServices, type CashierRequest } from "../../core/services.ts";
import { useSignedIn } from "../../core/user.ts";
import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { TitledElsewhere } from "../../parts/page-heading.tsx";
import { hasAnswers, useTransferRequestModel } from "./transfer-request.model.ts";

/**
 * The brand's payment page as a popup over another page (§2: "a popup …, depending on the site"). It closes when the player signs
 * out.
 */
export function PaymentPopup({ request }: { readonly request: CashierRequest }) {
  return <Opened key={useSignedIn()?.userId} request={request} />;
}

/** Closing asks for confirmation if something was entered. */
function Opened({ request: { direction } }: { readonly request: CashierRequest }) {
  const { cashier } = useServices();
  const t = useTranslate();
  const model = useTransferRequestModel({ direction, payId: null, amount: null }, true);
  const [isConfirming, setConfirming] = useState(false);
  const close = useEffectEvent((): void => cashier.set(null));
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [opened] = useState(pathname);
  // Closes at a page change, and at the end of the session: the next player must not find it open.
  useEffect(() => {
    if (pathname !== opened) close();
  }, [opened, pathname]);
  useEffect(() => () => close(), []);
  const leave = (): void => {
    // A request that is being sent has its result in a moment.
    if (model.step === "sending") return;
    if (hasAnswers(model)) setConfirming(true);
    else cashier.set(null);
  };
  const unknown = model.step === "unknown";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t("payment:title")}
      closeLabel={t("feedback:close")}
      size="lg"
      begin="content"
    >
      <TitledElsewhere value>
        <VariantView kind="pages" name="transferRequest" model={model} />
      </TitledElsewhere>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t("payment:leave.title")}
        description={t(unknown ? "payment:leave.unknown" : "payment:leave.text")}
        closeLabel={t("feedback:close")}
        actions={
          <>
            <Button variant="danger" onClick={() => cashier.set(null)}>
              {t("payment:leave.go")}
            </Button>
            <Button variant="primary" onClick={() => setConfirming(false)}>
              {t("payment:leave.stay")}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
