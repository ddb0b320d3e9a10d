/**
 * The program of the child process that evaluates a brand's code, sent as its own source text: it may use nothing but its
 * parameters. It reads a script from standard input, runs it in a context that has the language alone (no module loader, no
 * `process`, no `fetch`, no timer) and writes the text that the script returns to the file descriptor 3.
 *
 * It never reads a property of what the script returns or throws: a proxy of the script would see this program's objects.
 */
export function childProgram(longest: number): void {
  "use strict";
  const { constants, createContext, Script } = process.getBuiltinModule("node:vm");
  const { readFileSync, writeSync } = process.getBuiltinModule("node:fs");
  const context = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  // Their memory is outside the heap, whose size is limited.
  for (const name of Object.getOwnPropertyNames(context))
    if (/^(?:SharedArrayBuffer|ArrayBuffer|DataView|Atomics|WebAssembly|\w+\dArray|Uint8ClampedArray)$/u.test(name))
      Reflect.deleteProperty(context, name);
  let result: unknown;
  try {
    result = new Script(readFileSync(0, "utf8"), { filename: "brand.js" }).runInContext(context);
  } catch {
    result = undefined;
  }
  let text = typeof result === "string" ? result : "null";
  if (text.length > longest) text = JSON.stringify({ length: text.length });
  let rest = Buffer.from(text);
  while (rest.length > 0) rest = rest.subarray(writeSync(3, rest));
  // Before any promise of the script goes on.
  process.exit(0);
}

/**
 * Writes an export as the JSON of `Answer`; runs in the context of the brand's code, as source text. What JSON has no form for
 * (NaN, a bigint, a function, a promise) is null in `value`, and listed in `marks` by its path.
 */
export function writeValue(value: unknown): string {
  const marks: (readonly [readonly string[], string, string])[] = [];
  const mark = (path: readonly string[], kind: string, text: string): null => {
    marks.push([path, kind, text.slice(0, 200)]);
    return null;
  };
  const plain = (each: unknown, path: readonly string[]): unknown => {
    if (each === null || typeof each === "string" || typeof each === "boolean") return each;
    if (typeof each === "number") return Number.isFinite(each) ? each : mark(path, "number", String(each));
    if (typeof each === "bigint" || typeof each === "symbol" || typeof each === "function")
      return mark(path, typeof each, each.toString());
    if (typeof each !== "object") return mark(path, "undefined", "");
    if (path.length > 40) throw new RangeError(`${path.slice(0, 3).join(".")}… is deeper than 40 levels`);
    if (Array.isArray(each)) return each.map((item, index) => plain(item, [...path, String(index)]));
    const kind = Object.prototype.toString.call(each);
    if (kind !== "[object Object]" && kind !== "[object Module]") return mark(path, "object", kind);
    const copy = Object.create(null) as Record<string, unknown>;
    for (const [name, property] of Object.entries(each))
      if (property !== undefined) copy[name] = plain(property, [...path, name]);
    return copy;
  };
  return JSON.stringify({ value: plain(value, []), marks });
}

/** Writes what the brand's code threw as the JSON of `Answer`; runs in the context of the brand's code, as source text. */
export function writeFailure(error: unknown): string {
  const text = (read: (thrown: { readonly message?: unknown; readonly stack?: unknown }) => unknown): string => {
    try {
      const found = typeof error === "object" && error !== null ? read(error) : error;
      return String(found).slice(0, 4000);
    } catch {
      return "";
    }
  };
  return JSON.stringify({
    failure: { message: text(({ message }) => message), stack: text(({ stack }) => stack) },
  });
}
