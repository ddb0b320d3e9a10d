import type { MessageTree, Messages } from "./boot.ts";
import { nearestName } from "@livery/contract/settings";
import { placeholderProblems, placeholdersOf } from "./placeholders.ts";
import type { Problem } from "./problem.ts";

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * Checks a brand's messages against the product's: an override of an unknown namespace or key would have no effect, and a
 * placeholder without a value would be shown as it is written. `field` is the path of the messages in the file (`words.en`). A
 * plural form that the product's language lacks is valid if the key has plural forms.
 */
export function messageProblems(file: string, field: string, messages: Messages, known: Messages): Problem[] {
  return compare(file, field, messages, known);
}

function compare(file: string, field: string, messages: MessageTree, known: MessageTree): Problem[] {
  const names = Object.keys(known);
  const stems = new Set(names.filter((name) => pluralEnding.test(name)).map(stem));
  return Object.entries(messages).flatMap(([name, value]) => {
    const here = `${field}.${name}`;
    const counterpart = Object.hasOwn(known, name) ? known[name] : stems.has(stem(name)) ? "" : undefined;
    if (counterpart === undefined) {
      const nearest = nearestName(name, names);
      const problem: Problem = { file, field: here, value, allowed: `one of the names ${names.join(", ")}` };
      return [nearest === undefined ? problem : { ...problem, nearest }];
    }
    if (typeof counterpart === "string") {
      return typeof value === "string"
        ? placeholderProblems(file, here, value, placeholdersOf(formsOf(name, known)))
        : [{ file, field: here, value, allowed: "a text" }];
    }
    return isTree(value)
      ? compare(file, here, value, counterpart)
      : [{ file, field: here, value, allowed: "an object of texts" }];
  });
}

/** The product's text of a name; of a plural form, the texts of all its forms: each may have the placeholders of any. */
function formsOf(name: string, known: MessageTree): string {
  const forms = pluralEnding.test(name)
    ? Object.keys(known).filter((each) => pluralEnding.test(each) && stem(each) === stem(name))
    : [name];
  const texts = forms.map((each) => known[each]).filter((text) => typeof text === "string");
  return texts.join("\n") + (pluralEnding.test(name) ? "{{count}}" : "");
}

/** Messages come from a file, so their type is not certain. */
function isTree(value: unknown): value is MessageTree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stem(name: string): string {
  return name.replace(pluralEnding, "");
}

/** Merges the brand's messages over the product's, namespace by namespace, key by key. */
export function mergeMessages(product: Messages, brand: Messages | undefined): Messages {
  return brand === undefined ? product : (overlay(product, brand) as Messages);
}

function overlay(below: MessageTree, above: MessageTree): MessageTree {
  const result: Record<string, string | MessageTree> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const lower = below[name];
    result[name] = typeof value === "object" && typeof lower === "object" ? overlay(lower, value) : value;
  }
  return result;
}
