import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { styleText } from "node:util";
import type { SkinTokens } from "@livery/ui/tokens";
import { brandFolder, findSkin, refuseShipped } from "../brand/find-skin.ts";
import { readSkin, type SkinWriter } from "../brand/load-skin.ts";
import { skinFile } from "../brand/skin-file.ts";
import { ConfigError, UsageError } from "../errors.ts";
import { writeWhole } from "../files/folder.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";
import { assignTokens } from "../tokens/assign-tokens.ts";
import { tokenDifferences, withTokens, type TokenDifference } from "../tokens/imported-tokens.ts";
import { readTokenFile, type TokenFile } from "../tokens/read-token-file.ts";
import type { ImportProblem } from "../tokens/read-token.ts";
import { tokensText } from "../tokens/tokens-text.ts";
import { designTokens } from "../tokens/write-design-tokens.ts";

const tokensFile = "tokens.ts";

/** `livery tokens export [NAME]`: the tokens that the brand's own files have. */
export const tokensExport: Run = async ({ argument, directory, option, switched }) => {
  const folder = brandFolder(directory, argument("NAME"));
  const { skin, writers } = await readSkin(folder);
  const document = designTokens(ownTokens(writers));
  const out = option("file");
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (out === undefined) {
    if (switched("json")) printJson({ skin: skin.name, tokens: document });
    else process.stdout.write(text);
    return;
  }
  const file = resolve(directory, out);
  await writeWhole(file, text);
  if (switched("json")) printJson({ skin: skin.name, file });
  else
    process.stdout.write(
      `${styleText("green", "✓")} The tokens of ${skin.title} are in ${relative(directory, file)}.\n`,
    );
};

/** `livery tokens import NAME FILE…`: writes the brand's `tokens.ts`, or says what it would change. */
export const tokensImport: Run = async ({ argument, directory, rest, switched }) => {
  const { folder } = findSkin(directory, argument("NAME") ?? "");
  const target = join(folder, tokensFile);
  requireOwnFile(folder, target);
  await requireTokensAlone(folder, target);
  const files = await Promise.all(rest.map((file) => readFileOf(resolve(directory, file))));
  const { problems, values } = assignTokens(files.flatMap(({ tokens }) => tokens));
  if (problems.length > 0) throw refused(rest, problems);
  const { skin, writers } = await readSkin(folder);
  const before = ownTokens(writers);
  const after = withTokens(before, values, { replace: switched("replace") });
  // Contrast, ranges and names, as a build checks them, before anything is written.
  await readSkin(folder, { tokens: after });
  const differences = tokenDifferences(before, after);
  const isWritten = differences.length > 0 && !switched("dry-run");
  if (isWritten) await writeWhole(target, tokensText(skin.title, after));
  const formats = [...new Set(files.map(({ format }) => format))];
  if (switched("json")) {
    printJson({ skin: skin.name, file: target, written: isWritten, formats, changes: differences });
    return;
  }
  process.stdout.write(`${linesOf(differences, isWritten, relative(directory, target), formats).join("\n")}\n`);
};

function ownTokens(writers: readonly SkinWriter[]): SkinTokens {
  const raw = writers[0]?.raw;
  return typeof raw === "object" && raw !== null && "tokens" in raw ? (raw.tokens as SkinTokens) : {};
}

/** Nothing is written into a shipped brand, nor beside a config that would not read it. */
function requireOwnFile(folder: string, target: string): void {
  refuseShipped(
    folder,
    `Make a brand of your own with its shapes first: livery create NAME --from ${basename(folder)}.`,
  );
  if (!existsSync(target))
    throw new UsageError(
      `There is no ${tokensFile} in ${folder}.`,
      `An import writes this file: export the brand's tokens from it, and import them in skin.config.ts.`,
    );
}

/**
 * The file is written anew: whatever else it exports or imports would be gone. Throws ConfigError (exit 3) for such a file, and where the
 * config has its tokens elsewhere.
 */
async function requireTokensAlone(folder: string, target: string): Promise<void> {
  const config = join(folder, skinFile);
  const [text, written] = await Promise.all([readFile(target, "utf8"), readFile(config, "utf8")]);
  const statements = text.match(/^(?:import|export)\b.*/gmu) ?? [];
  const others = statements.filter((line) => !/^(?:import type\b|export const tokens\b)/u.test(line));
  const problems = [
    ...others.map((line) => `${tokensFile}: ${line} would be lost`),
    ...(/["']\.\/tokens(?:\.ts)?["']/u.test(written) ? [] : [`${skinFile}: does not import ./${tokensFile}`]),
  ];
  if (problems.length === 0) return;
  throw new ConfigError(
    `An import writes ${target} anew, with the tokens alone.`,
    problems,
    `Move everything else into a file of its own, and import the tokens in ${skinFile}; nothing was written.`,
  );
}

async function readFileOf(file: string): Promise<TokenFile> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}.`, "Name a JSON file of tokens.");
  }
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(
      `${file} is no JSON.`,
      [(error as Error).message],
      "Export the tokens again, as JSON; nothing was written.",
    );
  }
  const read = readTokenFile(document, basename(file));
  if (read.tokens.length > 0) return read;
  throw new ConfigError(
    `${file} has no tokens.`,
    ["It is neither a file of the Design Tokens format, nor one of Figma's variables, nor one of Tokens Studio."],
    "docs/ui/design-tools.md says how to export them; nothing was written.",
  );
}

function refused(files: readonly string[], problems: readonly ImportProblem[]): ConfigError {
  const described = problems.map(({ allowed, nearest, token, value }) => ({
    message: `${token} is ${JSON.stringify(value)}, and must be ${allowed}.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`,
    field: token,
    value,
    allowed,
    ...(nearest !== undefined && { nearest }),
  }));
  return new ConfigError(
    `${files.join(", ")} ${files.length === 1 ? "has" : "have"} ${problems.length === 1 ? "1 token" : `${problems.length} tokens`} that a brand cannot have.`,
    described,
    "Rename or remove them in the design tool, then export again; nothing was written.",
  );
}

function linesOf(
  differences: readonly TokenDifference[],
  isWritten: boolean,
  file: string,
  formats: readonly string[],
): readonly string[] {
  if (differences.length === 0) return [`${file} has these tokens already.`];
  const shown = (value: unknown): string =>
    value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value);
  const rows = differences.map(({ from, to, token }) => [token, `${shown(from)} → ${shown(to)}`]);
  const count = differences.length === 1 ? "1 token" : `${differences.length} tokens`;
  return [
    isWritten
      ? `${styleText("green", "✓")} ${count} changed in ${file}, from ${formats.join(" and ")}:`
      : `Would change ${count} in ${file}:`,
    ...table(rows)
      .split("\n")
      .map((line) => `  ${line}`),
  ];
}
