import type { PaymentProblem } from "@livery/machines";
import { useErrorText } from "../../core/error-text.ts";
import { useFormats, useTranslate } from "../../core/translate.ts";

/** Returns the text of an answer's problem, with the figures that help. */
export function useProblemText(currency: string | undefined): (problem: PaymentProblem) => string {
  const t = useTranslate();
  const formats = useFormats();
  const errorText = useErrorText(currency);
  const money = (amount: bigint): string => formats.money(amount, currency ?? "");
  return (problem) => {
    switch (problem.code) {
      case "required":
        return t("payment:problem.required");
      case "too_low":
        return t("payment:problem.tooLow", { limit: money(problem.limit) });
      case "too_high":
        return t("payment:problem.tooHigh", { limit: money(problem.limit) });
      case "beyond_balance":
        return t("payment:problem.beyondBalance", { limit: money(problem.limit) });
      case "invalid":
        return t(`payment:problem.invalid.${problem.type}`);
      case "refused":
        // The request already in progress is the player's own: §8 has a sentence for it.
        return problem.refusal.code === "already_in_progress"
          ? t("payment:problem.alreadyWaiting")
          : errorText(problem.refusal);
    }
  };
}
