import type { CallError } from "@livery/contract";
import { errorText } from "@livery/i18n";
import { useServices } from "./services.ts";
import { useFormats } from "./translate.ts";

/** Returns the text of an error in the page's language; an unforeseen error has the technical sentence. */
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

/** Whether it is an error of a call, or the part of one that a machine stores. */
function isRefusal(error: unknown): error is Pick<CallError, "code" | "params"> {
  return typeof error === "object" && error !== null && "code" in error && "params" in error;
}
