import type * as z from "zod/mini";
import { CallError, type ErrorParams } from "../errors.ts";

type Issue = z.core.$ZodIssue;

/**
 * Converts zod's first issue to a refusal, with its dotted path, the expected format and the type of the received value. Never
 * the value itself: it may be a password.
 */
export function refusal(issues: readonly Issue[], body: unknown, prefix: readonly PropertyKey[] = []): CallError {
  const issue = issues[0];
  if (issue === undefined) return new CallError("invalid_field");
  const path = [...prefix, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return new CallError("unknown_field", {
      path: dotted([...path, issue.keys[0] ?? ""]),
      params: { expected: "no such field" },
    });
  }
  const inner = issue.code === "invalid_union" ? deepest(issue.errors) : undefined;
  if (inner) return refusal([inner], body, path);
  return new CallError("invalid_field", {
    path: dotted(path),
    params: { expected: expected(issue), received: received(body, path) } satisfies ErrorParams,
  });
}

/** The branch of a union that got furthest is the intended one. */
function deepest(branches: readonly (readonly Issue[])[]): Issue | undefined {
  return branches.flatMap((issues) => issues.slice(0, 1)).find((issue) => issue.path.length > 0);
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join(".").slice(0, 200);
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected;
    case "too_small":
      return `at least ${issue.minimum}${unit(issue.origin)}`;
    case "too_big":
      return `at most ${issue.maximum}${unit(issue.origin)}`;
    case "invalid_format":
      return issue.format === "regex" ? `text like ${String(issue.pattern)}` : issue.format;
    case "invalid_value":
      return issue.values.map(String).join(" | ");
    case "custom":
      return String(issue.params?.["expected"] ?? "another value");
    case "invalid_union":
      return alternatives(issue.errors);
    case "invalid_key":
    case "invalid_element":
    case "not_multiple_of":
    case "unrecognized_keys":
    default:
      return "another value";
  }
}

function alternatives(branches: readonly (readonly Issue[])[]): string {
  return [...new Set(branches.flatMap((issues) => issues.slice(0, 1).map(expected)))].join(" or ");
}

function unit(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" ? " items" : "";
}

function received(body: unknown, path: readonly PropertyKey[]): string {
  let value: unknown = body;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return "absent";
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  if (value === null) return "null";
  if (Array.isArray(value)) return `array of ${value.length}`;
  return typeof value === "string" ? `text of ${value.length}` : value === undefined ? "absent" : typeof value;
}
