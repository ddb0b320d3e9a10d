import { nearestName } from "@livery/contract/settings";
import type { Problem } from "./problem.ts";

/** `{{name}}`, as i18next reads it: with spaces, unescaped (`{{- name}}`) or with a format (`{{name, number}}`). */
const placeholder = /\{\{(?:-\s*)?\s*([^{}\s,]+)\s*(?:,[^{}]*)?\}\}/gu;

/** The names of a text's placeholders, each once, in their order. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name))];
}

/**
 * The placeholders of a brand's text that the product gives no value for: a player would see the braces. A text may leave out
 * placeholders of the product's. `field` is the path of the text, `allowed` the names that have a value.
 */
export function placeholderProblems(file: string, field: string, text: string, allowed: readonly string[]): Problem[] {
  const known = allowed.length === 0 ? "no placeholder" : allowed.map((name) => `{{${name}}}`).join(", ");
  const unknown = placeholdersOf(text).filter((name) => !allowed.includes(name));
  const problems = unknown.map((name): Problem => {
    const nearest = nearestName(name, allowed);
    const problem = { file, field, value: `{{${name}}}`, allowed: known };
    return nearest === undefined ? problem : { ...problem, nearest: `{{${nearest}}}` };
  });
  const open = text.replaceAll(placeholder, "").includes("{{");
  return open ? [...problems, { file, field, value: text, allowed: `${known}, each between {{ and }}` }] : problems;
}
