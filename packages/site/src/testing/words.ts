import { madeLanguageOf } from "@livery/i18n";
import { mergeWords, type Words } from "@livery/skin";

/** The words as files: Vite's dev server does not hand out JSON to an import that asks for JSON. */
const files = import.meta.glob<Words[string]>("../../../i18n/src/words/*/*.json", { eager: true, import: "default" });

/** What a brand says in the product's place, by language. */
export type BrandWords = Readonly<Record<string, Words>>;

/** The words of a language, by namespace, a brand's own over the product's; a made language's are made of the English ones. */
export function wordsIn(lang: string, brand: BrandWords = {}): Words {
  const made = madeLanguageOf(lang);
  if (made !== undefined) return made.wordsOf(wordsIn("en", brand));
  const own = Object.entries(files).filter(([path]) => path.includes(`/words/${lang}/`));
  const product = Object.fromEntries(own.map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ""), words]));
  return mergeWords(product, brand[lang]);
}
