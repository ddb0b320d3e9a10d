import { isAbsolute, relative, resolve } from "node:path";
import { styleText } from "node:util";
import { checkBrandName } from "../brand/brand-name.ts";
import { createBrand, planBrand } from "../brand/create-brand.ts";
import { shippedSkins } from "../brand/shipped-skins.ts";
import { CancelledError } from "../errors.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { printJson } from "../terminal/json.ts";
import type { Run } from "../program/command-definition.ts";

/** `livery create NAME`. */
export const create: Run = async ({ argument, option, switched, directory, confirm }) => {
  const name = argument("NAME") ?? "";
  checkBrandName(name);
  const isShipped = shippedSkins().includes(name);
  if (isShipped && !(await confirm(`A brand ${name} comes with Livery. Make another one of this name?`)))
    throw new CancelledError();
  const domain = option("domain") ?? "";
  const answers = {
    name,
    title: option("title") ?? name,
    domain,
    accent: option("accent"),
    signal: option("signal"),
    ...(switched("mobile") && { mobileDomain: `m.${domain}` }),
    languages: (option("languages") ?? "")
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean),
  };
  const folder = resolve(directory, option("dir") ?? name);
  const dryRun = switched("dry-run");
  const files = dryRun
    ? (await planBrand(folder, answers)).map((file) => file.path)
    : await createBrand(folder, answers);
  if (isShipped && !dryRun)
    terminalProgress.note(`A brand ${name} comes with Livery too: in this folder and above the name means yours.`);
  if (switched("json")) {
    printJson({ folder, written: !dryRun, files });
    return;
  }
  const shown = shortPath(directory, folder);
  const lines = [
    dryRun
      ? `Would write ${files.length} files to ${shown}:`
      : `${styleText("green", "✓")} ${answers.title} is in ${shown}:`,
    ...files.map((file) => `  ${file}`),
    ...(dryRun
      ? []
      : [
          "",
          "Next:",
          `  livery dev ${shown}      work on it, with a house, players and matches of its own`,
          `  livery build ${shown}    build it`,
          `  livery serve ${shown}    serve what was built`,
        ]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
};

/** A path relative to `from`, as a person would type it. */
function shortPath(from: string, to: string): string {
  const path = relative(from, to);
  return path === "" ? "." : path.startsWith("..") || isAbsolute(path) ? to : path;
}
