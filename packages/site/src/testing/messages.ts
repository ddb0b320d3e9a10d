import { madeLanguageOf } from "@livery/i18n";
import { mergeMessages, type Messages } from "@livery/skin";

/** The messages as files: Vite's dev server does not serve JSON to an import that asks for JSON. */
const files = import.meta.glob<Messages[string]>("../../../i18n/src/words/*/*.json", {
  eager: true,
  import: "default",
});

/** A brand's messages in place of the product's, by language. */
export type BrandMessages = Readonly<Record<string, Messages>>;

/**
 * Returns the messages of a language, by namespace, a brand's own over the product's; a generated language uses the English ones.
 */
export function messagesIn(lang: string, brand: BrandMessages = {}): Messages {
  const made = madeLanguageOf(lang);
  if (made !== undefined) return made.messagesFrom(messagesIn("en", brand));
  const ownFiles = Object.entries(files).filter(([path]) => path.includes(`/words/${lang}/`));
  const product = Object.fromEntries(
    ownFiles.map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ""), messages]),
  );
  return mergeMessages(product, brand[lang]);
}
