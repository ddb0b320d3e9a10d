import { nearestName } from "@livery/contract/settings";
import { pluginEvents, pluginSlots } from "@livery/skin";

/** The parts of a plugin, and the closed list of the names in each. */
const parts: Readonly<Record<string, readonly string[]>> = {
  slots: Object.keys(pluginSlots),
  on: Object.keys(pluginEvents),
};

/** What is wrong with a plugin's default export, as it is loaded: its types alone do not bind a file with a cast. */
export function pluginProblems(path: string, plugin: unknown): readonly string[] {
  if (!isRecord(plugin)) return [`${path}: its default export is no plugin. Allowed: definePlugin({ slots, on }).`];
  return Object.entries(plugin).flatMap(([part, value]) => {
    const names = parts[part];
    if (names === undefined) return [`${path}: ${part} is not allowed. Allowed: ${Object.keys(parts).join(", ")}.`];
    if (!isRecord(value)) return [`${path}: ${part} is not allowed. Allowed: an object of ${names.join(", ")}.`];
    return Object.entries(value).flatMap(([name, given]) => {
      if (names.includes(name))
        return isFunction(given) ? [] : [`${path}: ${part}.${name} is not allowed. Allowed: a function.`];
      const nearest = nearestName(name, names);
      const hint = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
      return [`${path}: ${part}.${name} is not allowed. Allowed: ${names.join(", ")}.${hint}`];
    });
  });
}

/** A component may also be an object: `memo`, `lazy` and `forwardRef` of React return one. */
const isFunction = (value: unknown): boolean => typeof value === "function" || (isRecord(value) && "$$typeof" in value);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
