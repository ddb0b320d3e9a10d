/**
 * What documents, messages and web pages put between the characters of a copied number or address without showing it: zero-width
 * spaces, joiners and the marks of the writing direction. For a class of a regular expression.
 */
export const invisibleCharacters = String.raw`\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff`;
const invisible = new RegExp(`[${invisibleCharacters}]`, "gu");

/** A text without invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** Converts the digits of all the site's scripts to Latin, as every field accepts them. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * A copied number in plain characters: Latin digits and letters in place of full-width ones, one kind of hyphen, no invisible
 * characters and no spaces around it.
 */
export function plainCharacters(text: string): string {
  return latinDigits(withoutInvisible(text))
    .replace(/[\uff01-\uff5e]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .trim();
}
