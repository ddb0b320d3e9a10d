import { styleText } from "node:util";
import type { ThemeMode } from "@livery/ui/tokens";
import { brandFolder } from "../brand/find-skin.ts";
import { UsageError } from "../errors.ts";
import type { Explanation } from "../explain/explanation.ts";
import { explainedKinds } from "../explain/kinds.ts";
import type { Invocation, Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery explain [PATH] [NAME]`: the value at a path, and every layer that says something of it. */
export const explain: Run = async (invocation) => {
  const { argument, switched } = invocation;
  const path = argument("PATH");
  if (path === undefined) return printKinds(switched("json"));
  const kind = path.split(".")[0] ?? "";
  if (!explainedKinds.some(({ name }) => name === kind))
    throw new UsageError(
      `"${path}" is no path: it begins with none of ${explainedKinds.map(({ name }) => name).join(", ")}.`,
      "livery explain, without a path, lists what can be explained, each with an example.",
    );
  const mode = modeOf(invocation);
  const { explainPath } = await import("../explain/explain-path.ts");
  const { brand, explanations } = await explainPath(path, {
    folder: brandFolder(invocation.directory, argument("NAME")),
    mode,
    invocation,
  });
  if (switched("json")) return printJson({ brand, path, explanations });
  process.stdout.write(
    `${explanations.length > mostDescribed ? summed(explanations) : explanations.map(described).join("\n\n")}\n`,
  );
};

function printKinds(json: boolean): void {
  if (json) return printJson({ kinds: explainedKinds });
  process.stdout.write(
    `${table([["what", "path"], ...explainedKinds.map(({ example, summary }) => [summary, example])])}\n`,
  );
}

function modeOf({ option }: Invocation): ThemeMode | undefined {
  const mode = option("mode");
  if (mode === undefined || mode === "light" || mode === "dark") return mode;
  throw new UsageError(`"${mode}" is no mode.`, "Give --mode light or --mode dark.");
}

/** More than these are a group: its first member is described, and each of the others has a line. */
const mostDescribed = 4;

function summed([first, ...others]: readonly Explanation[]): string {
  const rows = others.map(({ layers, of = "", path, value, winner }) => [
    path,
    of,
    shown(value),
    [layers[winner]?.layer, layers[winner]?.because].filter((text) => text !== undefined).join(", "),
  ]);
  return `${first === undefined ? "" : described(first)}\n\n${table(rows)}`;
}

/** The value, then a line for each layer, lowest first; an arrow marks the one whose value holds. */
function described({ layers, of, path, value, winner }: Explanation): string {
  const rows = layers.map(({ at, because, layer, value: each }, index) => [
    index === winner ? "→" : " ",
    layer,
    shown(each),
    [at, because].filter((text) => text !== undefined).join(", "),
  ]);
  const head = `${styleText("bold", path)}${of === undefined ? "" : ` (${of})`} = ${shown(value)}`;
  return `${head}\n${table(rows)
    .split("\n")
    .map((line) => `  ${line.trimEnd()}`)
    .join("\n")}`;
}

const longest = 60;

function shown(value: unknown): string {
  if (value === undefined) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
