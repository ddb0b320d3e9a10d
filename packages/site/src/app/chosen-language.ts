/** Where a language that was chosen by hand is kept: it wins over the account's (D51). */
export const chosenLanguageKey = "livery.language";
