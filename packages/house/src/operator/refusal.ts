import type { SettingProblem } from "@livery/contract/settings";

/** Why a request of an operator's command line is refused, beside the errors of every call. */
export const operatorCodes = {
  token_refused: 401,
  scope_missing: 403,
  site_unknown: 404,
  version_unknown: 404,
  settings_changed: 409,
  settings_refused: 422,
} as const satisfies Readonly<Record<string, number>>;

export type OperatorCode = keyof typeof operatorCodes;

/** A refusal that has written nothing. `message` is for a person at a terminal, and has no secret. */
export class OperatorRefusal extends Error {
  readonly code: OperatorCode;
  /** Of `settings_refused`: the settings that are not allowed. */
  readonly problems: readonly SettingProblem[];

  constructor(code: OperatorCode, message: string, problems: readonly SettingProblem[] = []) {
    super(message);
    this.name = "OperatorRefusal";
    this.code = code;
    this.problems = problems;
  }

  get status(): number {
    return operatorCodes[this.code];
  }
}
