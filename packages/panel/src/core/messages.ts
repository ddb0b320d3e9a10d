import { errorText, type EnglishMessages, type Formats } from "@livery/i18n";
import type { i18n } from "i18next";
import { useMemo } from "react";
import { usePanel } from "./panel.ts";

/** The namespaces of the panel's messages. */
export const namespaces = ["panel", "feedback", "coupon", "error", "format", "sport"] as const;

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : Key;

type Leaves<Tree, Prefix extends string> = {
  readonly [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Every message key, `namespace:path.to.key`, plurals by their stem. */
export type MessageKey = {
  readonly [Namespace in (typeof namespaces)[number]]: Leaves<EnglishMessages[Namespace], `${Namespace}:`>;
}[(typeof namespaces)[number]];

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
} as const;

/** The message for a name that the server sends, or the name itself if there is none. */
export function useServerNames(): (group: keyof typeof houseKeys, name: string) => string {
  const { i18n } = usePanel();
  return (group, name) => {
    const key = houseKeys[group](name);
    return i18n.exists(key) ? i18n.t(key) : name;
  };
}

export function useFormats(): Formats {
  return usePanel().formats;
}

/** The text of an error in the page's language; the technical message for unknown errors. */
export function useErrorText(currency?: string): (error: unknown) => string {
  const { i18n, formats } = usePanel();
  return (error) =>
    errorText(isRefusal(error) ? error : { code: "technical", params: {} }, {
      i18n,
      formats,
      ...(currency === undefined ? {} : { currency }),
    });
}

type Refusal = Parameters<typeof errorText>[0];

function isRefusal(error: unknown): error is Refusal {
  return typeof error === "object" && error !== null && "code" in error && "params" in error;
}
