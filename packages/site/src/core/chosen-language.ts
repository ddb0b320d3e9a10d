/** Storage key of a language that was chosen by hand: it wins over the account's (D51). */
export const chosenLanguageKey = "livery.language";
