import type { Transfer } from "@livery/contract";
import { buttonClass } from "@livery/ui";
import { useTranslate } from "../../../app/translate.ts";

/** To where the method of a request goes on while it waits; nothing where it goes nowhere. */
export function ContinueLink({
  request: { method, nextStep, redirect, status },
}: {
  readonly request: Pick<Transfer, "method" | "nextStep" | "redirect" | "status">;
}) {
  const t = useTranslate();
  if (status !== "pending" || redirect === null) return null;
  return (
    <a
      href={redirect}
      className={buttonClass({ variant: "primary" })}
      {...(nextStep === "popup" && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {t("transfer:done.goOn", { method })}
    </a>
  );
}
