import { createErrorText, type MessageKeyIn } from "@livery/browser-app";
import { type Formats, formatDate } from "@livery/i18n";
import type { DatePickerMessages } from "@livery/ui";
import type { i18n } from "i18next";
import { useMemo } from "react";
import { usePanel, useStaff } from "./panel.ts";

/** The namespaces of the panel's messages. */
export const namespaces = ["panel", "feedback", "coupon", "error", "format", "sport"] as const;

/** Every message key, `namespace:path.to.key`, plurals by their stem. */
export type MessageKey = MessageKeyIn<(typeof namespaces)[number]>;

/** Returns a message: `t("panel:users.title")`. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

export function createTranslate(i18n: i18n): Translate {
  return (key, values) => i18n.t(key, { ...values });
}

export function useTranslate(): Translate {
  const { i18n } = usePanel();
  return useMemo(() => createTranslate(i18n), [i18n]);
}

/** Names that the server sends: fields of the audit log, actions, kinds of movements. */
const houseKeys = {
  field: (name: string) => `panel:field.${name}`,
  did: (name: string) => `panel:did.${name}`,
  kind: (name: string) => `panel:kind.${name}`,
  operation: (name: string) => `panel:operation.${operationName(name)}`,
} as const;

/** The name of an operation's message: `couponCancel` for `panelCouponCancel`. */
export const operationName = (call: string): string =>
  call.replace(/^panel(.)/, (_, first: string) => first.toLowerCase());

/** The message for a name that the server sends, or the name itself if there is none. */
export function createServerNames(i18n: i18n): (group: keyof typeof houseKeys, name: string) => string {
  return (group, name) => {
    const key = houseKeys[group](name);
    return i18n.exists(key) ? i18n.t(key) : name;
  };
}

export function useServerNames(): ReturnType<typeof createServerNames> {
  return createServerNames(usePanel().i18n);
}

export function useFormats(): Formats {
  return usePanel().formats;
}

/** The texts of a calendar beside a field. */
export function useDatePickerMessages(): DatePickerMessages {
  const t = useTranslate();
  return {
    open: t("panel:list.calendar"),
    previousMonth: t("panel:list.previousMonth"),
    nextMonth: t("panel:list.nextMonth"),
  };
}

/** Formats a calendar day, `2026-11-20`: it is the same day in every time zone. */
export function useDayFormat(): (day: string) => string {
  const { language } = usePanel();
  return (day) => formatDate(`${day}T00:00:00Z`, language, { timeZone: "UTC" });
}

/** The name of the account's time zone in the panel's language: `United Kingdom Time`. */
export function useZoneName(): string {
  const { timeZone } = useStaff();
  const { tags } = useFormats();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat([...tags], { timeZone, timeZoneName: "longGeneric" });
    return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  }, [tags, timeZone]);
}

/** The text of an error in the page's language; the technical message for unknown errors. */
export function useErrorText(currency?: string): (error: unknown) => string {
  const { i18n, formats } = usePanel();
  return createErrorText(i18n, formats, currency);
}
