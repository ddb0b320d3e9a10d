import type { CallError } from "@livery/contract";
import { errorText } from "@livery/i18n";
import { useServices } from "./services.ts";
import { useFormats } from "./translate.ts";

/** What an error says to the player, in the page's words; what nobody foresaw says the technical sentence. */
export function useErrorText(currency?: string): (error: unknown) => string {
  const { i18n } = useServices();
  const formats = useFormats();
  return (error) => {
    return errorText(isRefusal(error) ? error : { code: "technical", params: {} }, {
      i18n,
      formats,
      ...(currency === undefined ? {} : { currency }),
    });
  };
}

/** An error of a call, or what a machine keeps of one. */
function isRefusal(error: unknown): error is Pick<CallError, "code" | "params"> {
  return typeof error === "object" && error !== null && "code" in error && "params" in error;
}
