import type { Payment } from "@livery/contract";
import { buttonClass } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";

/** Link to the method's site, on which a waiting request continues; nothing if there is none. */
export function ContinueLink({
  request: { method, nextStep, redirect, status },
}: {
  readonly request: Pick<Payment, "method" | "nextStep" | "redirect" | "status">;
}) {
  const t = useTranslate();
  if (status !== "pending" || redirect === null) return null;
  return (
    <a
      href={redirect}
      className={buttonClass({ variant: "primary" })}
      {...(nextStep === "popup" && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {t("payment:done.goOn", { method })}
    </a>
  );
}
