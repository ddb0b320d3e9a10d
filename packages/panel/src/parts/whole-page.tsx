import { Button, EmptyState } from "@livery/ui";
import { useGo } from "../core/address.ts";
import { useTranslate } from "../core/messages.ts";
import { PageHeading } from "./page-heading.tsx";

/** A page in place of one that does not exist, or is not permitted for this account. */
export function WholePage({ kind }: { readonly kind: "missing" | "forbidden" }) {
  const t = useTranslate();
  const go = useGo();
  const missing = kind === "missing";
  return (
    <>
      <PageHeading title={t(missing ? "panel:missing.title" : "panel:forbidden.title")} />
      <EmptyState
        illustration={<span />}
        title={t(missing ? "panel:missing.text" : "panel:forbidden.text")}
        action={<Button onClick={() => go("/")}>{t("panel:missing.action")}</Button>}
      />
    </>
  );
}
