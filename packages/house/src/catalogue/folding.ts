/** Letters that Unicode decomposition leaves whole, in the spelling a keyboard without them types. */
const whole: Readonly<Record<string, string>> = {
  ı: "i",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ς: "σ",
  ي: "ی",
  ى: "ی",
  ك: "ک",
  "\u0640": "",
  "\u200c": "",
};

const wholeLetters = new RegExp(`[${Object.keys(whole).join("")}]`, "gu");

/**
 * A text in the form for searches (D47): lower case, without accents, Turkish dotless i as i, Arabic letters in their Persian
 * form, runs of anything but letters and digits as one blank.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(wholeLetters, (letter) => whole[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The identity of a name: two spellings of one team or league that differ in accents or dots share it. */
export function slugOf(name: string): string {
  return foldText(name).replaceAll(" ", "-");
}
