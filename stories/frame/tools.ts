import { languageOf, pseudoLanguage, wordLanguages } from "@livery/i18n";
import { tokens as arcade } from "@livery/skins/arcade/tokens";
import { tokens as harbour } from "@livery/skins/harbour/tokens";
import type { SkinTokens } from "@livery/ui/tokens";

/** The skins of the toolbar, by name. */
export const skins: Readonly<Record<string, SkinTokens>> = { harbour, arcade };

export const skinTools = Object.keys(skins).map((value) => ({ value, title: value }));

/** The languages that have words, and the pseudo-language that shows what is not translated. */
export const languageTools = [...wordLanguages, pseudoLanguage.code].map((value) => ({
  value,
  title: languageOf(value)?.name ?? "Pseudo",
}));
