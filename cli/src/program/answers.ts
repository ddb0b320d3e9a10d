import { UsageError } from "../errors.ts";
import { environmentName, type CommandRow, type Given, type OptionRow } from "./command-definition.ts";

export interface AnswerSources {
  readonly flags: Given;
  readonly environment: Given;
  /** `--yes`: accepts suggestions without a question. */
  readonly accept: boolean;
  /** Asks at the terminal; undefined without a terminal. */
  readonly prompt: ((question: string, suggestion: string | undefined) => Promise<string>) | undefined;
  /** Asks for yes or no at the terminal; undefined without a terminal. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/**
 * The value of every option: flag, else environment, else the answer to its question (or its suggestion with `--yes`), else its
 * suggestion. Throws UsageError (exit 2) if a question cannot be answered.
 */
export async function answerAll(command: CommandRow, arguments_: Given, sources: AnswerSources): Promise<Given> {
  const given: Record<string, string | undefined> = { ...arguments_ };
  for (const option of command.options) {
    given[option.name] = await answer(option, given, sources);
  }
  return given;
}

async function answer(option: OptionRow, given: Given, sources: AnswerSources): Promise<string | undefined> {
  const stated = sources.flags[option.name] ?? nonEmpty(sources.environment[environmentName(option.name)]);
  if (stated !== undefined) return stated;
  const suggestion = option.suggest?.(given);
  if (option.unless !== undefined && given[option.unless] !== undefined) return undefined;
  const isOptional = option.optional === true || option.value === undefined;
  if (option.question === undefined || (sources.accept && (isOptional || suggestion !== undefined))) return suggestion;
  if (option.value === undefined) return (await sources.confirm?.(option.question)) === true ? "true" : undefined;
  if (isOptional) return nonEmpty(await sources.prompt?.(option.question, suggestion ?? ""));
  if (sources.prompt !== undefined) return sources.prompt(option.question, suggestion);
  const accept = suggestion === undefined ? "" : `, or take the suggestion "${suggestion}" with --yes`;
  throw new UsageError(
    `--${option.name} is missing, and there is no terminal to ask at.`,
    `Give --${option.name} ${option.value ?? ""}, or set ${environmentName(option.name)}${accept}.`,
  );
}

function nonEmpty(value: string | undefined): string | undefined {
  return value === "" ? undefined : value;
}
