import { mergeMessages, type MessageTree, type Skin } from "@livery/skin";
import { productMessages } from "../brand/product-messages.ts";
import type { BakedSettings } from "./baked.ts";

/**
 * The description of a brand by language, for search engines, shared links and the manifest: the operator's, else the text of Home's
 * head, which is the brand's own sentence about itself.
 */
export async function descriptions(
  skin: Skin,
  { languages, settings }: Pick<BakedSettings, "languages" | "settings">,
): Promise<Readonly<Record<string, string>>> {
  const byLanguage = languages.map(async (code) => {
    if (settings.description !== "") return [code, settings.description] as const;
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
