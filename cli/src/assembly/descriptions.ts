import { mergeMessages, type MessageTree, type Skin } from "@livery/skin";
import { productMessages } from "../words/product-messages.ts";

/**
 * The brand's own description by language, for search engines, shared links and the manifest where the settings have none: the text of
 * Home's head, which is its sentence about itself.
 */
export async function ownDescriptions(
  skin: Skin,
  languages: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const byLanguage = languages.map(async (code) => {
    const messages = mergeMessages(await productMessages(code), skin.messages[code]);
    return [code, textAt(messages, ["sport", "hero", "text"])] as const;
  });
  return Object.fromEntries(await Promise.all(byLanguage));
}

function textAt(messages: MessageTree, path: readonly string[]): string {
  const value = path.reduce<string | MessageTree | undefined>(
    (here, name) => (typeof here === "object" ? here[name] : undefined),
    messages,
  );
  return typeof value === "string" ? value : "";
}
