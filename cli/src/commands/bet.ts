import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { calculate, explain, type Answer } from "@livery/betting/calculator";
import { answersText } from "../bet/answers-text.ts";
import type { Run } from "../program/command-definition.ts";
import { CliError, ConfigError, UsageError } from "../errors.ts";

/** Maximum input in bytes; some tens of thousands of coupons. */
const mostBytes = 8 * 1024 * 1024;
const mostInputs = 10_000;

/** `livery bet [FILE]`: the calculator. An error in one input is reported at its index and does not fail the command. */
export const bet: Run = async ({ argument, switched, directory }) => {
  const file = argument("FILE");
  if (file === undefined && process.stdin.isTTY)
    throw new UsageError("There is nothing to reckon.", "Name a FILE, or send the inputs in: livery bet < FILE");
  const source = file ?? "the standard input";
  const text = await readAll(file === undefined ? process.stdin : createReadStream(resolve(directory, file)), source);
  const answers: readonly (Answer & { readonly explain?: readonly string[] })[] = readInputs(text, source).map(
    switched("explain") ? explain : calculate,
  );
  process.stdout.write(switched("json") ? `${JSON.stringify(answers, null, 2)}\n` : answersText(answers));
};

async function readAll(stream: Readable, source: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk as Buffer);
      length += bytes.length;
      if (length > mostBytes) throw unusable(source, `is larger than ${mostBytes / 1024 / 1024} MiB`);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new UsageError(
      `${source} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      "Name a file that is there.",
    );
  }
  return Buffer.concat(chunks)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}

function readInputs(text: string, source: string): readonly unknown[] {
  let inputs: unknown;
  try {
    inputs = JSON.parse(text);
  } catch (error) {
    throw unusable(source, `is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!Array.isArray(inputs)) throw unusable(source, "is no array of inputs");
  if (inputs.length > mostInputs)
    throw unusable(source, `has ${inputs.length} inputs; at most ${mostInputs} are reckoned`);
  return inputs;
}

function unusable(source: string, problem: string): ConfigError {
  return new ConfigError(
    "The inputs cannot be reckoned.",
    [`${source} ${problem}`],
    `Give an array such as [{ "odds": "11/8" }, { "legs": [{ "odds": "2.15" }], "stake": "10", "per": "coupon" }].`,
  );
}
