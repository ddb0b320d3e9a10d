/** One problem of a settings document. */
export interface SettingProblem {
  /** Name in the document. */
  readonly field: string;
  /** The given value as JSON, shortened. */
  readonly value: string;
  /** A description of the allowed values. */
  readonly allowed: string;
  /** The known name that is nearest to an unknown one. */
  readonly nearest?: string;
}

/** A settings document with problems. None of its settings was applied. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  /** The file or address that the document came from. */
  readonly source: string;
  readonly problems: readonly SettingProblem[];

  constructor(source: string, problems: readonly SettingProblem[]) {
    super(problems.map((problem) => describe(source, problem)).join("\n"));
    this.source = source;
    this.problems = problems;
  }
}

function describe(source: string, { field, value, allowed, nearest }: SettingProblem): string {
  const meant = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  return `${source}: ${field}: ${value} is not allowed; allowed: ${allowed}.${meant}`;
}

/** The JSON of a value, at most 80 characters. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}
