import type { PaymentMethod } from "@livery/contract";
import { useFormats, useTranslate } from "../../../core/translate.ts";

export interface MethodLabels {
  /** "€10.00 to €500.00". */
  readonly range: (method: PaymentMethod) => string;
  /** "At once", "Within 2 hours"; null if the duration is not known. */
  readonly time: (method: PaymentMethod) => string | null;
  /** Both in one line. */
  readonly detail: (method: PaymentMethod) => string;
}

/** The limits and the duration of a method, as texts. */
export function useMethodLabels(): MethodLabels {
  const t = useTranslate();
  const formats = useFormats();
  const range: MethodLabels["range"] = ({ currency, maxAmount, minAmount }) =>
    t("payment:method.range", { min: formats.money(minAmount, currency), max: formats.money(maxAmount, currency) });
  const time: MethodLabels["time"] = ({ processingMinutes }) => {
    if (processingMinutes === null) return null;
    if (processingMinutes === 0) return t("payment:method.atOnce");
    return processingMinutes < 120
      ? t("payment:method.within", { count: processingMinutes })
      : t("payment:method.withinHours", { count: Math.round(processingMinutes / 60) });
  };
  return {
    range,
    time,
    detail: (method) => [range(method), time(method)].filter((part) => part !== null).join(" · "),
  };
}
