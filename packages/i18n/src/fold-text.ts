import { latinDigits } from "./formats/latin-digits.ts";

/**
 * The version of the folding: raise it with every change of a result, so that a house folds its stored names again at its next
 * start.
 */
export const foldingVersion = 1;

/** Signs that stand for an apostrophe, and the modifier letters of Hawaiian, Uzbek and transliterated Arabic: left out. */
const apostrophes = /['’‘‛`´ʹʻʼʽʾʿˈ′ꞌ]/gu;

/**
 * Marks that are typed or left out at will: accents, Hebrew points, Arabic vowels and hamza signs. Vowels of Indian scripts and
 * the voicing of kana are marks of Unicode too, but letters to their readers: they stay.
 */
const markRanges = [
  "0300-036f 0483-0489 0591-05bd 05bf-05bf 05c1-05c2 05c4-05c5 05c7-05c7 0610-061a 064b-065f 0670-0670 06d6-06ed",
  "08ca-08ff 1ab0-1aff 1dc0-1dff 20d0-20ff fe20-fe2f",
].flatMap((ranges) => ranges.split(" "));
const optionalMarks = new RegExp(`[${markRanges.map((range) => range.replaceAll(/\w+/g, "\\u$&")).join("")}]`, "gu");

/** Letters that no decomposition joins, in the spelling of a keyboard without them. Of each group the first is the result. */
const groups = [
  // Latin: Turkish and Azeri, Nordic, German, Polish, Croatian, Vietnamese, Maltese, Sami, African and Romanian letters.
  "a:ɑ",
  "ae:æ",
  "b:ɓƀ",
  "c:ƈ",
  "d:đðɖɗ",
  "e:əǝɛ",
  "f:ƒ",
  "g:ǥɠɣ",
  "h:ħ",
  "i:ıɨɩ",
  "j:ȷ",
  "k:ĸƙ",
  "l:łƚɫ",
  "n:ŋɲɳƞ",
  "o:øɔɵ",
  "oe:œ",
  "p:ƥ",
  "ss:ß",
  "t:ŧƭʈ",
  "th:þ",
  "u:ʉʊ",
  "v:ʋ",
  "y:ƴ",
  "z:ƶʒ",
  // Greek and Cyrillic.
  "σ:ς",
  "г:ґ",
  "х:һ",
  // Arabic script in its Persian form: yeh, kaf, heh and teh marbuta, alef and waw of Arabic, Kurdish, Azeri and Urdu keyboards.
  "ا:ٱ",
  "ی:يىێےېۍ",
  "ک:كڪ",
  "ه:ةەھہۃ",
  "و:ۆۇۈۋۉۊ",
  "ر:ڕ",
  "ل:ڵ",
  // Hamza alone, tatweel.
  ":ءـ",
] as const;

const letters: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const [plain = "", others = ""] = group.split(":");
    return Array.from(others, (letter): [string, string] => [letter, plain]);
  }),
);
const wholeLetters = new RegExp(`[${[...letters.keys()].join("")}]`, "gu");

/**
 * A text in the form for searches and for the identity of names (D47), in the house and in the browser alike: lower case in
 * every language, without accents, vowel signs, apostrophes and joiners, letters of related keyboards as one, Latin digits, and
 * runs of anything but letters and digits as one blank. A folded text folds to itself.
 */
export function foldText(text: string): string {
  const bare = text
    .replace(apostrophes, "")
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .toLowerCase()
    // Lower case has a dot of its own for the Turkish İ.
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .replace(apostrophes, "")
    .replace(/\p{Cf}/gu, "")
    .replace(wholeLetters, (letter) => letters.get(letter) ?? letter);
  return latinDigits(bare)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .normalize("NFC")
    .trim();
}
