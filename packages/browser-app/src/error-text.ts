import type { CallError } from "@livery/contract";
import { errorText, type Formats } from "@livery/i18n";
import type { i18n } from "i18next";

/** Returns the text of an error in the page's language; an unforeseen error has the technical sentence. */
export function createErrorText(i18n: i18n, formats: Formats, currency?: string): (error: unknown) => string {
  return (error) =>
    errorText(isRefusal(error) ? error : { code: "technical", params: {} }, {
      i18n,
      formats,
      ...(currency === undefined ? {} : { currency }),
    });
}

/** Whether it is an error of a call, or the part of one that a machine stores. */
function isRefusal(error: unknown): error is Pick<CallError, "code" | "params"> {
  return typeof error === "object" && error !== null && "code" in error && "params" in error;
}
