import { languageOf, pseudoLanguage, wordLanguages } from "@livery/i18n";
import type { SkinTokens } from "@livery/ui/tokens";

/** The skins of the toolbar, by name: what each writes over the base theme. */
export const skins: Readonly<Record<string, SkinTokens>> = { harbour: {} };

export const skinTools = Object.keys(skins).map((value) => ({ value, title: value }));

/** The languages that have words, and the pseudo-language that shows what is not translated. */
export const languageTools = [...wordLanguages, pseudoLanguage.code].map((value) => ({
  value,
  title: languageOf(value)?.name ?? "Pseudo",
}));
