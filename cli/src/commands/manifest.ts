import { nearestName } from "@livery/contract/settings";
import { UsageError } from "../errors.ts";
import { manifestParts, type ManifestPart } from "../manifest/parts.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

const names = Object.keys(manifestParts) as readonly ManifestPart[];

/** `livery manifest [PART...]`: for people the parts and their sizes, with `--json` their contents. */
export const printManifest: Run = async ({ commands, rest, switched }) => {
  const parts = rest.length === 0 ? names : rest.map(partOf);
  const { manifest } = await import("../manifest/manifest.ts");
  const made = await manifest(parts, commands);
  if (switched("json")) return printJson(made);
  const sizes = Object.entries(made).flatMap(([name, list]: [string, unknown]) =>
    Array.isArray(list) ? [[name, String(list.length)]] : [],
  );
  process.stdout.write(
    `${table(sizes)}\n\nlivery manifest${rest.map((part) => ` ${part}`).join("")} --json prints them.\n`,
  );
};

function partOf(word: string): ManifestPart {
  const part = names.find((name) => name === word);
  if (part !== undefined) return part;
  const nearest = nearestName(word, names);
  throw new UsageError(
    `The manifest has no part "${word}".`,
    `Name some of ${names.join(", ")}.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`,
  );
}
