import type { MessageKeyIn } from "@livery/browser-app";
import { countMessage, type EnglishMessages, type Formats, plainMessage } from "@livery/i18n";
import type { i18n } from "i18next";
import { useMemo, useSyncExternalStore } from "react";
import { prerenderedOdds } from "./features.ts";
import { useServices } from "./services.ts";
import { useSettings } from "./site-settings.ts";

/** Every key that has a message, `namespace:path.to.key`, plurals by their stem. */
export type MessageKey = MessageKeyIn<keyof EnglishMessages>;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the message of a key: `t("sport:hero.title")`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export function createTranslate(i18n: i18n): Translate {
  return (key, values) => {
    if (values === undefined) return plainMessage(i18n, key) ?? i18n.t(key);
    const { count } = values;
    const isCounted = typeof count === "number" && Object.keys(values).length === 1;
    return isCounted ? countMessage(i18n, key, count) : i18n.t(key, { ...values });
  };
}

/** The page's messages. A document has one language, so they never change under a page. */
export function useTranslate(): Translate {
  const { i18n } = useServices();
  return useMemo(() => createTranslate(i18n), [i18n]);
}

/** Formats numbers, dates and money in the page's language and the site's zone, odds in the visitor's format (D32). */
export function useFormats(): Formats {
  const { formatsFor, odds } = useServices();
  const settings = useSettings();
  const shown = useSyncExternalStore(odds.shown.subscribe, odds.shown.get, () => prerenderedOdds);
  return useMemo(() => formatsFor(settings, shown), [formatsFor, settings, shown]);
}
