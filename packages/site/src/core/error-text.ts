import { createErrorText } from "@livery/browser-app";
import { useServices } from "./services.ts";
import { useFormats } from "./translate.ts";

/** Returns the text of an error in the page's language; an unforeseen error has the technical sentence. */
export function useErrorText(currency?: string): (error: unknown) => string {
  const { i18n } = useServices();
  return createErrorText(i18n, useFormats(), currency);
}
