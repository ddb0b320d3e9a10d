/** What is wrong with one token, in words that end in what to do. */
export interface TokenProblem {
  readonly code: "unknown_token" | "invalid_value" | "low_contrast";
  /** Dotted path within the skin's tokens: `color.accent`. */
  readonly token: string;
  readonly value: unknown;
  /** What would be allowed. */
  readonly allowed: string;
  /** The nearest valid name or value, where there is one. */
  readonly nearest?: string;
}

/** As an author would write it; what JSON has no form for (NaN, a bigint, a cycle) as the language says it. */
function written(value: unknown): string {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function shown(value: unknown): string {
  const text = written(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** One line: `color.acent is no token; did you mean color.accent? Allowed: …`. */
export function describeProblem({ code, token, value, allowed, nearest }: TokenProblem): string {
  if (code === "unknown_token") {
    return `${token} is no token${nearest ? `; did you mean ${nearest}?` : "."} Allowed here: ${allowed}`;
  }
  const hint = nearest ? ` Nearest: ${nearest}.` : "";
  if (code === "low_contrast") return `${token} = ${shown(value)} does not read. Needed: ${allowed}.${hint}`;
  return `${token} = ${shown(value)} is not allowed. Allowed: ${allowed}.${hint}`;
}

/** Thrown when a skin's tokens cannot become a theme; carries every problem, not the first alone. */
export class InvalidTokens extends Error {
  readonly code = "invalid_tokens";
  readonly problems: readonly TokenProblem[];

  constructor(problems: readonly TokenProblem[]) {
    super(problems.map(describeProblem).join("\n"));
    this.name = "InvalidTokens";
    this.problems = problems;
  }
}
