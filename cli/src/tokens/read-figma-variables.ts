import { isObject, modeOf, type ReadToken } from "./read-token.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Figma's variables as its REST API and plugins write them: collections with modes, and variables with a value for each mode. */
export function isFigmaVariables(document: unknown): document is Fields {
  return partsOf(document) !== undefined;
}

function partsOf(document: unknown): { readonly variables: Fields; readonly collections: Fields } | undefined {
  if (!isObject(document)) return undefined;
  const holder = isObject(document["meta"]) ? document["meta"] : document;
  const { variables, variableCollections: collections } = holder as {
    readonly variables?: unknown;
    readonly variableCollections?: unknown;
  };
  return isObject(variables) && isObject(collections) ? { variables, collections } : undefined;
}

/**
 * The variables of the local collections. A name `color/accent` is a path; a collection with one mode, or modes of other names than
 * light and dark, has the value of its default mode.
 */
export function readFigmaVariables(document: unknown): readonly ReadToken[] {
  const { collections, variables } = partsOf(document) ?? { collections: {}, variables: {} };
  return Object.values(variables)
    .filter(isObject)
    .filter((variable) => variable["remote"] !== true)
    .flatMap((variable) => tokensOf(variable, collections[String(variable["variableCollectionId"])], variables));
}

function tokensOf(variable: Fields, collection: unknown, variables: Fields): readonly ReadToken[] {
  if (!isObject(collection) || !isObject(variable["valuesByMode"])) return [];
  const path = String(variable["name"]).split("/");
  const modes = (Array.isArray(collection["modes"]) ? collection["modes"] : []).filter(isObject);
  const named = modes.map((mode) => ({ id: String(mode["modeId"]), mode: modeOf(String(mode["name"])) }));
  const shown = named.filter(({ mode }) => mode !== undefined);
  const byDefault = collection["defaultModeId"];
  const first = typeof byDefault === "string" ? byDefault : named[0]?.id;
  const used = shown.length > 0 ? shown : named.filter(({ id }) => id === first);
  const values = variable["valuesByMode"];
  return used.flatMap(({ id, mode }) =>
    values[id] === undefined ? [] : [{ path, mode, value: valueOf(values[id], variables) }],
  );
}

/** An alias as a reference by names, as the other formats write it. */
function valueOf(value: unknown, variables: Fields): unknown {
  if (!isObject(value) || value["type"] !== "VARIABLE_ALIAS") return value;
  const target = variables[String(value["id"])];
  return `{${isObject(target) ? String(target["name"]).split("/").join(".") : String(value["id"])}}`;
}
