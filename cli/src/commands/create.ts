import { isAbsolute, relative, resolve } from "node:path";
import { styleText } from "node:util";
import { nearestName } from "@livery/contract/settings";
import { checkBrandName } from "../brand/brand-name.ts";
import { colourLines } from "../brand/colour-changes.ts";
import { findSkin } from "../brand/find-skin.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { findShippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { parseColours } from "../create/brand-colours.ts";
import type { BaseBrand, BrandAnswers, BrandPlan } from "../create/brand-template.ts";
import { givenColourChanges } from "../create/brand-tokens.ts";
import { colourName } from "../create/colour-name.ts";
import { createBrand, planBrand } from "../create/create-brand.ts";
import { feelNames, type FeelName } from "../create/feel-names.ts";
import { readLogo } from "../create/logo.ts";
import { CancelledError, UsageError } from "../errors.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { printJson } from "../terminal/json.ts";
import type { Invocation, Run } from "../program/command-definition.ts";

/** `livery create NAME`. */
export const create: Run = async (invocation) => {
  const { argument, switched, option, directory, confirm } = invocation;
  const name = argument("NAME") ?? "";
  checkBrandName(name);
  const isShipped = shippedSkins().includes(name);
  if (isShipped && !(await confirm(`A brand ${name} comes with Livery. Make another one of this name?`)))
    throw new CancelledError();
  const folder = resolve(directory, option("dir") ?? name);
  const answers = await answersOf(name, folder, invocation);
  const dryRun = switched("dry-run");
  const plan = dryRun ? await planBrand(folder, answers) : await createBrand(folder, answers);
  if (isShipped && !dryRun)
    terminalProgress.note(`A brand ${name} comes with Livery too: in this folder and above the name means yours.`);
  const files = plan.files.map(({ path }) => path);
  const changes = givenColourChanges(plan.tokens, plan.colours);
  if (switched("json")) {
    const { accent, signal } = plan.colours;
    printJson({ folder, written: !dryRun, files, colours: { accent, signal: signal ?? null }, changes });
    return;
  }
  const shown = shortPath(directory, folder);
  const lines = [
    dryRun
      ? `Would write ${files.length} files to ${shown}:`
      : `${styleText("green", "✓")} ${answers.title} is in ${shown}:`,
    ...files.map((file) => `  ${file}`),
    "",
    ...colourNotes(plan, answers),
    ...colourLines(changes),
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
  process.stdout.write(`${lines.join("\n").trimEnd()}\n`);
};

async function answersOf(name: string, folder: string, invocation: Invocation): Promise<BrandAnswers> {
  const { option, switched, directory } = invocation;
  const domain = option("domain") ?? "";
  const [logo, colours, from] = [option("logo"), option("colour"), option("from")];
  const given = colours === undefined ? undefined : parseColours(colours);
  const feel = feelOf(option("feel"));
  return {
    name,
    title: option("title") ?? name,
    domain,
    colours: given,
    feel,
    logo: logo === undefined ? undefined : await readLogo(resolve(directory, logo)),
    base: from === undefined ? undefined : await baseBrand(directory, folder, from),
    ...(switched("mobile") && { mobileDomain: `m.${domain}` }),
    languages: (option("languages") ?? "")
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean),
  };
}

function feelOf(text: string | undefined): FeelName | undefined {
  if (text === undefined) return undefined;
  const feel = feelNames.find((each) => each === text);
  if (feel !== undefined) return feel;
  const nearest = nearestName(text, feelNames);
  throw new UsageError(
    `There is no feel "${text}".${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`,
    `Give --feel one of ${feelNames.join(", ")}.`,
  );
}

/** The brand of `--from`, named as the new brand's `extends` names it. */
async function baseBrand(directory: string, folder: string, from: string): Promise<BaseBrand> {
  const found = findSkin(directory, from);
  const { tokens } = await loadSkin(found.folder);
  const path = relative(folder, found.folder).replaceAll("\\", "/");
  const name = findShippedSkin(from) === found.folder ? from : path.startsWith(".") ? path : `./${path}`;
  return { name, tokens };
}

/** Where the colours come from, by name, and the header that they have been given. */
function colourNotes({ colours, header }: BrandPlan, { colours: given, logo }: BrandAnswers): readonly string[] {
  const { accent, signal } = colours;
  const named = [`${accent} (${colourName(accent)})`, ...(signal ? [`${signal} (${colourName(signal)})`] : [])];
  const count = named.length === 1 ? "one colour" : "two colours";
  const roles = ["accent", "signal"].slice(0, named.length).map((role, index) => `${role} ${named[index]}`);
  const source =
    given !== undefined
      ? `Made of ${roles.join(" and ")}.`
      : logo === undefined
        ? `Made of a neutral ${named.join("")}; --colour gives it one or two of its own.`
        : logo.colours === undefined
          ? `The logo has no colour of its own, so the brand is made of a neutral ${named.join("")}.`
          : `The logo has ${count}: ${roles.join(" and ")}.`;
  const shownOn = { dark: "dark", light: "light", full: "in the accent" }[header];
  return [source, ...(logo === undefined ? [] : [`The header is ${shownOn}, where the logo is seen.`])];
}

/** A path relative to `from`, as a person would type it. */
function shortPath(from: string, to: string): string {
  const path = relative(from, to);
  return path === "" ? "." : path.startsWith("..") || isAbsolute(path) ? to : path;
}
