import { madeLanguageOf, type Messages } from "@livery/i18n";

/** The messages as files: Vite's dev server does not serve JSON to an import that requires JSON. */
const files = import.meta.glob<Messages[string]>("../../../i18n/src/messages/*/*.json", {
  eager: true,
  import: "default",
});

/** The product's messages of a language, by namespace; those of a generated language are made from the English ones. */
export function messagesIn(lang: string): Messages {
  const made = madeLanguageOf(lang);
  if (made !== undefined) return made.messagesFrom(messagesIn("en"));
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${lang}/`));
  return Object.fromEntries(own.map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ""), messages]));
}
