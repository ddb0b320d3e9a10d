import { isAbsolute, relative, resolve } from "node:path";
import { styleText } from "node:util";
import { checkBrandName } from "../brand/brand-name.ts";
import { createBrand, planBrand } from "../brand/create-brand.ts";
import type { Run } from "../program/command-definition.ts";

/** `livery create NAME`. */
export const create: Run = async ({ argument, option, switched, directory }) => {
  const name = argument("NAME") ?? "";
  checkBrandName(name);
  const domain = option("domain") ?? "";
  const answers = {
    name,
    title: option("title") ?? name,
    domain,
    ...(switched("mobile") && { mobileDomain: `m.${domain}` }),
    languages: (option("languages") ?? "")
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean),
  };
  const folder = resolve(directory, option("dir") ?? name);
  const dryRun = switched("dry-run");
  const files = dryRun ? (await planBrand(answers)).map((file) => file.path) : await createBrand(folder, answers);
  if (switched("json")) {
    process.stdout.write(`${JSON.stringify({ folder, written: !dryRun, files }, null, 2)}\n`);
    return;
  }
  const shown = shortPath(directory, folder);
  const lines = [
    dryRun
      ? `Would write ${files.length} files to ${shown}:`
      : `${styleText("green", "✓")} ${answers.title} is in ${shown}:`,
    ...files.map((file) => `  ${file}`),
    ...(dryRun ? [] : ["", "Next:", `  livery dev ${shown}      work on it`, `  livery build ${shown}    build it`]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
};

/** A path relative to `from`, as a person would type it. */
function shortPath(from: string, to: string): string {
  const path = relative(from, to);
  return path === "" ? "." : path.startsWith("..") || isAbsolute(path) ? to : path;
}
