import { shownValue } from "./shown-value.ts";

/** A problem of one token, with a text that ends in what to do. */
export interface TokenProblem {
  readonly code: "unknown_token" | "invalid_value" | "low_contrast";
  /** Dotted path within the skin's tokens: `color.accent`. */
  readonly token: string;
  readonly value: unknown;
  /** The allowed values. */
  readonly allowed: string;
  /** The nearest valid name or value, if there is one. */
  readonly nearest?: string;
}

/** One line: `color.acent is no token; did you mean color.accent? Allowed: …`. */
export function describeProblem({ code, token, value, allowed, nearest }: TokenProblem): string {
  if (code === "unknown_token") {
    return `${token} is no token${nearest ? `; did you mean ${nearest}?` : "."} Allowed here: ${allowed}`;
  }
  const hint = nearest ? ` Nearest: ${nearest}.` : "";
  if (code === "low_contrast") return `${token} = ${shownValue(value)} does not read. Needed: ${allowed}.${hint}`;
  return `${token} = ${shownValue(value)} is not allowed. Allowed: ${allowed}.${hint}`;
}

/** Thrown if a skin's tokens cannot become a theme; contains every problem, not only the first. */
export class InvalidTokens extends Error {
  readonly code = "invalid_tokens";
  readonly problems: readonly TokenProblem[];

  constructor(problems: readonly TokenProblem[]) {
    super(problems.map(describeProblem).join("\n"));
    this.name = "InvalidTokens";
    this.problems = problems;
  }
}
