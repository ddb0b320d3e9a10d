import { errorCatalogue } from "@livery/contract";
import { createFormats, errorText, initI18n, languageOf } from "@livery/i18n";
import { readMessages } from "@livery/i18n/read";
import { expect, test } from "vitest";

const codes = Object.keys(errorCatalogue);

/** The text of an error in a language. */
function textIn(code: string): (error: string) => string {
  const language = languageOf(code) ?? expect.unreachable(code);
  const i18n = initI18n({ lang: language, messages: readMessages(code) });
  const formats = createFormats({ language, timeZone: "UTC" });
  return (error) => errorText({ code: error, params: {} }, { i18n, formats });
}

const persian = textIn("fa");
const texts = [textIn("en"), persian, textIn("tr"), textIn("de")];

test.each(codes)("the error %s has a text of its own in every language, complete without parameters", (code) => {
  for (const text of texts) {
    expect(text(code)).not.toMatch(/\{\{|error:|^$/);
    expect(text(code)).not.toBe(code === "technical" ? "" : text("technical"));
  }
  expect(persian(code)).toMatch(/[\u0600-\u06ff]/);
});
