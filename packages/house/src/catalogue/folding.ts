import { foldText } from "@livery/i18n/folding";

/** The identity of a name: two spellings of one team or league that differ in accents or dots share it. */
export function slugOf(name: string): string {
  return foldText(name).replaceAll(" ", "-");
}
