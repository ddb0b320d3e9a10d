import { sha256 } from "../files/hashing.ts";
import { readAnswer, type Evaluated, type Failure } from "./answer.ts";
import { bundle, type Bundle } from "./bundle.ts";
import { longestAnswer } from "./child-command.ts";
import { writeFailure, writeValue } from "./child-program.ts";
import type { ImportRules } from "./import-rules.ts";
import { oneLine } from "./one-line.ts";
import { runChild, type ChildResult } from "./run-child.ts";

/** Code of a brand that gives no value; the message says why. */
export class CodeError extends Error {
  override readonly name = "CodeError";
  /** The place in the author's files, from the brand's folder: `tokens.ts:4`. */
  readonly place: string | undefined;

  constructor(message: string, place?: string) {
    super(message);
    this.place = place;
  }
}

/**
 * The default export of a brand's file as data. The file and what it imports run in a child process that has no right
 * (`childCommand`); what comes back is JSON. Throws BundleError for code that cannot run, CodeError for code that throws, that
 * exceeds a limit or that exports more than 1 MiB.
 */
export async function evaluateCode(file: string, rules: ImportRules, milliseconds?: number): Promise<Evaluated> {
  const code = await bundle(file, rules);
  const result = await evaluated(code.code, milliseconds);
  if ("exceeded" in result) throw new CodeError(result.exceeded);
  const answer = readAnswer(result.text);
  if (answer === undefined) throw new CodeError("gives no value that can be read");
  if ("length" in answer)
    throw new CodeError(
      `exports ${answer.length} characters; a brand has at most ${longestAnswer}, pictures and fonts aside`,
    );
  if ("failure" in answer) throw thrown(answer.failure, code);
  return answer;
}

/** The lines of the script before the brand's code. */
const linesBefore = 1;

function scriptOf(code: string): string {
  const value = 'typeof brand === "undefined" ? undefined : brand.default';
  const [write, fail] = [String(writeValue), String(writeFailure)];
  return `(() => { try {\n${code}\nreturn (${write})(${value}); } catch (error) { return (${fail})(error); } })()`;
}

function thrown({ message, stack }: Failure, { placeOf }: Bundle): CodeError {
  const [, line, column] = /brand\.js:(\d+):(\d+)/u.exec(stack) ?? [];
  const place = line === undefined ? undefined : placeOf(Number(line) - linesBefore, Number(column));
  return new CodeError(oneLine(message) || "throws a value without a text", place);
}

/** Results by the hash of their code, so that an unchanged brand is evaluated once in a process. */
const results = new Map<string, Promise<ChildResult>>();
const mostResults = 64;

function evaluated(code: string, milliseconds?: number): Promise<ChildResult> {
  const hash = sha256(code);
  const known = results.get(hash);
  if (known !== undefined) return known;
  const result = runChild(scriptOf(code), milliseconds);
  results.set(hash, result);
  for (const oldest of results.keys()) if (results.size > mostResults) results.delete(oldest);
  // Only a text is the code's own: a limit depends on what else the machine does.
  result.then((ended) => "text" in ended || results.delete(hash)).catch(() => results.delete(hash));
  return result;
}
