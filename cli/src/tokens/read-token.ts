/** A token as a file has it: its value may be a reference to another one. */
export interface ReadToken {
  /** Its names, as they are written: `["Color", "accent"]`. */
  readonly path: readonly string[];
  /** The mode that the value is for; both without one. */
  readonly mode: TokenMode | undefined;
  readonly value: unknown;
}

export type TokenMode = "light" | "dark";

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The mode that a name of a mode, a set or a file stands for: "Dark", "theme/light", "Brand.Dark.tokens.json". */
export function modeOf(name: string): TokenMode | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/u);
  if (words.some((word) => word === "dark" || word === "night")) return "dark";
  return words.some((word) => word === "light" || word === "day") ? "light" : undefined;
}

/** A token of a file that a brand cannot have. */
export interface ImportProblem {
  readonly token: string;
  readonly value: unknown;
  readonly allowed: string;
  readonly nearest?: string;
}
