import { languageOf, pseudoLanguage } from "@livery/i18n";
import type { BootLanguage } from "@livery/skin";

/**
 * The records of the languages that a brand is built in (D37), in the switcher's order; also the pseudo-language's, which no skin
 * can name.
 */
export function bootLanguages(codes: readonly string[]): readonly BootLanguage[] {
  return codes.map((code) => {
    const found = code === pseudoLanguage.code ? pseudoLanguage : languageOf(code);
    if (found === undefined) throw new RangeError(`there is no language ${code}`);
    const { bcp47, dir, numbering, calendar, name } = found;
    return { code, bcp47, dir, numbering, calendar, text: name };
  });
}
