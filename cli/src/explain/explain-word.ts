import { messageLanguages } from "@livery/i18n";
import type { Skin } from "@livery/skin";
import { productMessages, textsOf } from "../words/product-messages.ts";
import { UsageError } from "../errors.ts";
import { explanation, unknownPath, type ExplainedLayer, type Explanation } from "./explanation.ts";
import { valueAt, writtenLayers, type ExplainedBrand } from "./written-value.ts";

/**
 * The text of `words.sport.hero.title` in a language (by default the brand's first): the product's, then the brand's. A key of
 * several texts, such as a plural, gives each of them. Throws UsageError for a language that the brand does not build.
 */
export async function explainWord(
  path: string,
  {
    brand,
    language,
    skin,
  }: { readonly brand: ExplainedBrand; readonly language: string | undefined; readonly skin: Skin },
): Promise<readonly Explanation[]> {
  const code = language ?? skin.languages[0] ?? "en";
  if (!skin.languages.includes(code)) {
    const others = messageLanguages.filter((each) => !skin.languages.includes(each));
    throw new UsageError(
      `${skin.name} is not built in "${code}".`,
      `Give --lang one of ${skin.languages.join(", ")}${others.includes(code) ? `, or add ${code} to the skin's languages` : ""}.`,
    );
  }
  const messages = await productMessages(code);
  const own = skin.messages[code] ?? {};
  const keys = [...new Set([...textsOf(messages), ...textsOf(own)].map(([each]) => each))];
  const key = path.split(".").slice(1).join(".");
  const forms = new Set(["zero", "one", "two", "few", "many", "other"].map((form) => `${key}_${form}`));
  const found = keys.includes(key) ? [key] : keys.filter((each) => forms.has(each));
  if (found.length === 0) throw unknownPath(path, "words", keys, `is no text of ${skin.name} in ${code}`);
  return found.map((each) => {
    const steps = each.split(".");
    const text = valueAt(messages, steps);
    const layers: readonly ExplainedLayer[] = [
      ...(text === undefined ? [] : [{ layer: "product", value: text, at: productFile(code, steps[0] ?? "") }]),
      ...writtenLayers(brand, ["messages", code, ...steps], { ownOnly: true }),
    ];
    return explanation(`words.${each}`, layers, code);
  });
}

const productFile = (code: string, namespace: string): string => `@livery/i18n messages/${code}/${namespace}`;
