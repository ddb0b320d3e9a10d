import type * as z from "zod/mini";
import { nearestName } from "@livery/contract/settings";
import { shownValue } from "@livery/ui/tokens";

/** One problem of a config or settings file, in terms its author can act on. */
export interface Problem {
  readonly file: string;
  /** The line of the field in the file, from 1; undefined if it is not known. */
  readonly line?: number;
  /** Dotted path of the field; "" is the file as a whole. */
  readonly field: string;
  readonly value: unknown;
  /** A description of the allowed values. */
  readonly allowed: string;
  /** The valid name that was most likely intended. */
  readonly nearest?: string;
  /** True for a colour with too little contrast, rather than a value that is not allowed. */
  readonly isUnreadable?: true;
}

/** `skin.config.ts:17: pages.sports: "threeColums" is not allowed. Allowed: threeColumn. Did you mean "threeColumn"?` */
export function describeProblem({ file, line, field, value, allowed, nearest, isUnreadable }: Problem): string {
  const at = line === undefined ? file : `${file}:${line}`;
  const location = field === "" ? at : `${at}: ${field}`;
  if (isUnreadable) {
    const remedy =
      nearest === undefined ? "No colour of this hue would do: change the other one" : `Nearest that reads: ${nearest}`;
    return `${location}: ${shownValue(value)} does not read. Needed: ${allowed}. ${remedy}, or list the pairs in tokens.exceptions, each with a reason.`;
  }
  const found = value === undefined ? "is missing" : `${shownValue(value)} is not allowed`;
  const hint = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  return `${location}: ${found}. Allowed: ${allowed}.${hint}`;
}

/** Converts a schema's issues to problems. A check's own message describes the allowed values. */
export function problemsOf(
  file: string,
  schema: z.ZodMiniType,
  raw: unknown,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  return issues.flatMap((issue) => problemOf(file, schema, raw, issue));
}

function problemOf(file: string, schema: z.ZodMiniType, raw: unknown, issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map(String);
  const value = valueAt(raw, path);
  if (issue.code === "unrecognized_keys") {
    const names = namesAt(schema, path);
    return issue.keys.map((key) => {
      const field = [...path, key].join(".");
      return named(
        { file, field, value: valueAt(raw, [...path, key]), allowed: `one of the names ${names.join(", ")}` },
        key,
        names,
      );
    });
  }
  if (issue.code === "invalid_union") {
    // Names are first and objects last: what is not a name is meant as an object.
    const branch = issue.errors.at(typeof value === "string" ? 0 : -1) ?? [];
    const below = branch.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
    return problemsOf(file, schema, raw, below);
  }
  const field = path.join(".");
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return [named({ file, field, value, allowed: values.join(", ") }, typeof value === "string" ? value : "", values)];
  }
  if (issue.code === "invalid_key") {
    const key = path.at(-1) ?? "";
    return [{ file, field, value: key, allowed: issue.issues[0]?.message ?? issue.message }];
  }
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input")) {
    return [{ file, field, value, allowed: article(issue.expected) }];
  }
  return [{ file, field, value, allowed: issue.message }];
}

function named(problem: Problem, mistyped: string, valid: readonly string[]): Problem {
  const nearest = nearestName(mistyped, valid);
  return nearest === undefined ? problem : { ...problem, nearest };
}

function namesAt(schema: z.ZodMiniType, path: readonly string[]): readonly string[] {
  let def = schema.def as SchemaParts;
  for (const step of path) {
    def = unwrapped(def);
    const next = def.shape?.[step] ?? def.valueType ?? def.element;
    if (next === undefined) return [];
    def = next.def;
  }
  return Object.keys(unwrapped(def).shape ?? {});
}

/** The parts of a zod definition that contain inner schemas. */
interface SchemaParts {
  readonly shape?: Readonly<Record<string, { readonly def: SchemaParts }>>;
  readonly valueType?: { readonly def: SchemaParts };
  readonly element?: { readonly def: SchemaParts };
  readonly innerType?: { readonly def: SchemaParts };
  readonly options?: readonly { readonly def: SchemaParts }[];
}

/** The parts below optional and default values; of a union those of its last member, the object. */
function unwrapped(def: SchemaParts): SchemaParts {
  const inner = def.innerType ?? def.options?.at(-1);
  return inner === undefined ? def : unwrapped(inner.def);
}

function valueAt(raw: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    raw,
  );
}

function article(expected: string): string {
  const noun = {
    string: "text",
    object: "an object",
    record: "an object",
    array: "a list",
    number: "a number",
    boolean: "true or false",
  }[expected];
  return noun ?? expected;
}
