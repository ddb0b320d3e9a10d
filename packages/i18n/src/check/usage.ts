import type { Messages } from "../init.ts";
import { messagesByKey } from "./message-keys.ts";

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

export interface KeyUsage {
  /** `path: key` of keys in the code that have no message. */
  readonly missing: readonly string[];
  /** Keys that no source mentions. */
  readonly unused: readonly string[];
}

/** Context endings that a helper appends to a key at run time (`errorText`). */
const contextEnding = /_named$/;

/**
 * Compares the keys in the code with the messages. A key in code is any string literal `"namespace:path"`; a template literal
 * (`error:${code}`) stands for every key that fits its fixed parts. Comments count too: a mentioned key should be correct.
 */
export function findMissingAndUnusedKeys(sources: readonly SourceText[], messages: Messages): KeyUsage {
  const known = new Set(messagesByKey(messages).keys());
  const groups = new Set([...known].flatMap((key) => groupsOf(key)));
  const used = new Set<string>();
  const missing: string[] = [];
  for (const { path, text } of sources) {
    for (const key of dottedIn(text, known)) used.add(key);
    for (const mentioned of mentionsIn(text, Object.keys(messages))) {
      const matching = mentioned.includes(hole) ? fitting(mentioned, known) : known.has(mentioned) ? [mentioned] : [];
      for (const key of matching) used.add(key);
      if (matching.length === 0 && !groups.has(mentioned)) missing.push(`${path}: ${mentioned}`);
    }
  }
  const helped = (key: string) => contextEnding.test(key) && used.has(key.replace(contextEnding, ""));
  return { missing, unused: [...known].filter((key) => !used.has(key) && !helped(key)) };
}

/** Machines name their notices with a dot, as they know no namespaces; the site replaces it with the colon. */
function dottedIn(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/"([a-z]\w*)\.([\w.]+)"/g)]
    .map((match) => `${match[1]}:${match[2]}`)
    .filter((key) => known.has(key));
}

/** Stands for the inserted values of a template. */
const hole = "${}";

/** Every literal that has the form of a key, with holes for the inserted values of templates. */
function mentionsIn(text: string, namespaces: readonly string[]): string[] {
  const start = `(?:${namespaces.join("|")}):`;
  const plain = [...text.matchAll(new RegExp(`(["'])(${start}[\\w.]+)\\1`, "g"))].map((match) => match[2] ?? "");
  const templates = [...text.matchAll(new RegExp(`\`${start}`, "g"))]
    .map((match) => templateAt(text, match.index + 1))
    .filter((template) => /^[\w.:${}]+$/.test(template));
  return [...plain, ...templates];
}

/** Returns the template literal that starts at `from`; each `${…}`, however deep, becomes one hole. */
function templateAt(text: string, from: number): string {
  let fixed = "";
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (depth === 0 && char === "`") return fixed;
    if (depth === 0 && text.startsWith("${", at)) {
      fixed += hole;
      depth = 1;
      at += 1;
    } else if (depth === 0) fixed += char;
    else if (char === "{") depth += 1;
    else if (char === "}") depth -= 1;
  }
  return fixed;
}

/** The groups that contain a key: `a:b.c.d` is in `a:b.c` and `a:b`. */
function groupsOf(key: string): string[] {
  const parts = key.split(".");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("."));
}

function fitting(template: string, known: ReadonlySet<string>): string[] {
  const pattern = template
    .split(hole)
    .map((fixed) => fixed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[\\w.-]+");
  const whole = new RegExp(`^${pattern}$`);
  return [...known].filter((key) => whole.test(key));
}
