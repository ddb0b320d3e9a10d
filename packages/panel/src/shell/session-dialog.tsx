import type { Staff } from "@livery/contract/panel";
import { Button, Dialog } from "@livery/ui";
import { usePanel } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";
import { SignInForm } from "../pages/sign-in-form.tsx";

/** The server ended the session: sign in again, above the page and its typed input. */
export function SessionDialog({ staff }: { readonly staff: Staff }) {
  const t = useTranslate();
  const { session, queries } = usePanel();
  const leave = (): void => {
    queries.clear();
    session.set({ kind: "out" });
  };
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t("panel:ended.title")}
      description={t("panel:ended.text")}
      closeLabel={t("feedback:close")}
      actions={<Button onClick={leave}>{t("panel:ended.leave")}</Button>}
    >
      <SignInForm name={staff.name} />
    </Dialog>
  );
}
