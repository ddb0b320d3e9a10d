/** A value that came back, with the paths in it that are not permitted. */
export interface Evaluated {
  readonly value: unknown;
  /** Paths of properties named `__proto__`; they are not in `value`. */
  readonly forbidden: readonly (readonly string[])[];
}

/** What a brand's code threw. Both texts are the code's own. */
export interface Failure {
  readonly message: string;
  readonly stack: string;
}

/** What a child wrote: a value, what its code threw, or the length of an answer that was too long. */
export type Answer = Evaluated | { readonly failure: Failure } | { readonly length: number };

const deepest = 60;
/** Assigned to an object as a property, it would replace the object's prototype. */
const forbiddenName = "__proto__";

/** Reads what a child wrote; undefined if that is no answer. The text is not trusted: the brand's code may have written it. */
export function readAnswer(text: string): Answer | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(answer)) return undefined;
  const { failure, length, marks, value } = answer;
  if (isRecord(failure)) return { failure: { message: String(failure["message"]), stack: String(failure["stack"]) } };
  if (typeof length === "number") return { length };
  const forbidden = removeForbidden(value);
  if (forbidden === undefined || !Array.isArray(marks)) return undefined;
  const root = { value };
  for (const mark of marks as readonly unknown[]) if (isMark(mark)) restore(root, mark);
  return { value: root.value, forbidden };
}

/** Removes properties with the forbidden name and returns their paths; undefined for a value that is too deep. */
function removeForbidden(value: unknown): readonly (readonly string[])[] | undefined {
  const forbidden: string[][] = [];
  const open: { readonly each: unknown; readonly path: string[] }[] = [{ each: value, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { each, path } = next;
    if (typeof each !== "object" || each === null) continue;
    if (path.length > deepest) return undefined;
    if (Object.hasOwn(each, forbiddenName)) {
      forbidden.push([...path, forbiddenName]);
      Reflect.deleteProperty(each, forbiddenName);
    }
    for (const [name, property] of Object.entries(each)) open.push({ each: property, path: [...path, name] });
  }
  return forbidden;
}

/** Path, kind and text of a value that JSON has no form for. */
type Mark = readonly [readonly string[], string, string];

function isMark(mark: unknown): mark is Mark {
  if (!Array.isArray(mark)) return false;
  const [path, kind, text] = mark as readonly unknown[];
  return Array.isArray(path) && typeof kind === "string" && typeof text === "string";
}

/** Puts a stand-in where a value without a JSON form was, so that its field is refused as if it had come back itself. */
function restore(root: { value: unknown }, [path, kind, text]: Mark): void {
  let parent: object = root;
  const names = ["value", ...path.map(String)];
  for (const name of names.slice(0, -1)) {
    const next: unknown = Object.hasOwn(parent, name) ? Reflect.get(parent, name) : undefined;
    if (typeof next !== "object" || next === null) return;
    parent = next;
  }
  const last = names.at(-1) ?? "";
  if (Object.hasOwn(parent, last)) Reflect.set(parent, last, standIn(kind, text));
}

function standIn(kind: string, text: string): unknown {
  if (kind === "undefined") return undefined;
  if (kind === "number") return Number(text);
  if (kind === "bigint" && /^-?\d+$/u.test(text)) return BigInt(text);
  // A function is no value of any field, and its text is what an error shows.
  return Object.assign(() => undefined, { toString: () => text });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
