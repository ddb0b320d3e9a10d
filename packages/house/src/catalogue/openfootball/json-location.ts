const token =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

type Expected = "value" | "value or ]" | "name" | "name or }" | ":" | ", or close" | "end";

/** What may follow a whole value, by its innermost open bracket. */
const afterValue = (open: readonly string[]): Expected => (open.length === 0 ? "end" : ", or close");

/** Reads one token. Returns the next expectation, or null if the token does not fit. `open` is the stack of brackets. */
function next(expected: Expected, mark: string | undefined, isText: boolean, open: string[]): Expected | null {
  const inside = open.at(-1);
  if (expected === "value" || expected === "value or ]") {
    if (mark === "{" || mark === "[") {
      open.push(mark);
      return mark === "{" ? "name or }" : "value or ]";
    }
    if (mark === undefined) return afterValue(open);
    if (mark !== "]" || expected === "value") return null;
  } else if (expected === "name" || expected === "name or }") {
    if (isText) return ":";
    if (mark !== "}" || expected === "name") return null;
  } else if (expected === ":") {
    return mark === ":" ? "value" : null;
  } else if (expected === ", or close") {
    if (mark === ",") return inside === "{" ? "name" : "value";
    if (mark !== (inside === "{" ? "}" : "]")) return null;
  } else return null;
  open.pop();
  return afterValue(open);
}

/** Where a text stops being JSON: "line 3, column 17". Engines name the location only sometimes. */
export function jsonErrorLocation(text: string): string {
  const open: string[] = [];
  let expected: Expected | null = "value";
  let at = 0;
  while (expected !== null && expected !== "end") {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) break;
    expected = next(expected, found[1], found[2] !== undefined, open);
    if (expected !== null) at = token.lastIndex;
  }
  at += /^[ \t\r\n]*/u.exec(text.slice(at))?.[0].length ?? 0;
  const lines = text.slice(0, at).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}
