import i18next, { type i18n } from "i18next";
import type { LanguageRecord } from "./languages.ts";

/** Messages by key; a leaf is the text, in i18next's JSON of version 4 (plurals by `_one`, `_other`, …). */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
/** Messages by namespace. */
export type Messages = Readonly<Record<string, MessageTree>>;

export interface I18nOptions {
  /** The page's language; a site's own record (a remapped code) is also valid. */
  readonly lang: Pick<LanguageRecord, "bcp47" | "dir">;
  readonly messages: Messages;
  /** Messages for keys that `messages` lacks, in their own language. */
  readonly fallback?: { readonly lang: Pick<LanguageRecord, "bcp47">; readonly messages: Messages };
  /** Called with every key that has no message; the key itself is shown. */
  readonly onMissing?: (key: string) => void;
}

/** First strong isolate, pop isolate: an inserted name or number has its own direction within a sentence. */
const isolated = (value: unknown) => `\u2068${String(value)}\u2069`;

/**
 * Creates an i18next instance that is ready at once (no backend, no global). Keys have the form `namespace:path.to.key`. Plural
 * rules follow the BCP 47 tag, not the product's code. React escapes markup. In a right-to-left text every inserted value is
 * isolated, so that an amount is not reordered.
 * @example packages/i18n/examples/translate.example.ts
 */
export function initI18n({ lang, messages, fallback, onMissing }: I18nOptions): i18n {
  const instance = i18next.createInstance();
  const namespaces = [...new Set([...Object.keys(messages), ...Object.keys(fallback?.messages ?? {})])];
  void instance.init({
    lng: lang.bcp47,
    fallbackLng: fallback?.lang.bcp47 ?? false,
    resources: {
      ...(fallback && { [fallback.lang.bcp47]: fallback.messages }),
      [lang.bcp47]: messages,
    },
    ns: namespaces,
    defaultNS: namespaces[0] ?? "feedback",
    load: "currentOnly",
    initAsync: false,
    interpolation: { escapeValue: lang.dir === "rtl", escape: isolated },
    returnNull: false,
    ...(onMissing && {
      saveMissing: true,
      missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) =>
        onMissing(`${namespace}:${key}`),
    }),
  });
  return instance;
}
