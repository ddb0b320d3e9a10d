import type { Skin } from "@livery/skin";
import { layerStatement, type SkinTokens } from "@livery/ui/tokens";
import { themeSheet } from "./themes.ts";

export interface InlineStyle {
  readonly text: string;
  /** Paths of the stylesheets that are inlined in it. */
  readonly inlined: readonly string[];
}

/** The brand's part of every document's style: the layer order, then its theme. */
export function brandStyle(skin: Skin, tokens: SkinTokens): string {
  return layerStatement + themeSheet(skin, tokens);
}

/** The style of a document before its fonts: the brand's, then the sheets of its first view. */
export async function inlineStyle(
  brand: string,
  styles: readonly string[],
  read: (style: string) => Promise<string>,
): Promise<InlineStyle> {
  const sheets = await Promise.all(styles.map(read));
  return {
    text: [brand, ...sheets.map((sheet) => sheet.trim())].join("\n"),
    inlined: styles.map((style) => `/${style}`),
  };
}
