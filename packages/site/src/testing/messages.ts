import { madeLanguageOf } from "@livery/i18n";
import { mergeMessages, type Messages } from "@livery/skin";

/** The words as files: Vite's dev server does not hand out JSON to an import that asks for JSON. */
const files = import.meta.glob<Messages[string]>("../../../i18n/src/words/*/*.json", {
  eager: true,
  import: "default",
});

/** What a brand says in the product's place, by language. */
export type BrandMessages = Readonly<Record<string, Messages>>;

/** The words of a language, by namespace, a brand's own over the product's; a made language's are made of the English ones. */
export function messagesIn(lang: string, brand: BrandMessages = {}): Messages {
  const made = madeLanguageOf(lang);
  if (made !== undefined) return made.messagesFrom(messagesIn("en", brand));
  const ownFiles = Object.entries(files).filter(([path]) => path.includes(`/words/${lang}/`));
  const product = Object.fromEntries(
    ownFiles.map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ""), messages]),
  );
  return mergeMessages(product, brand[lang]);
}
