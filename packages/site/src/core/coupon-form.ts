import { couponFormTexts, type StakedForm } from "@livery/i18n";
import { useServices } from "./services.ts";
import { useFormats } from "./translate.ts";

/** Returns size, bankers, lines and stake of a line as one text, `2/3 + 1 banker · 3 lines · €4.00 a line`; "" for one line. */
export function useCouponForm(): (form: StakedForm) => string {
  const { i18n } = useServices();
  const formats = useFormats();
  return (form) => couponFormTexts(form, { i18n, formats }).join(" · ");
}
