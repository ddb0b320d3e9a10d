import { styleText } from "node:util";
import { variantSlug } from "@livery/skin";
import { brandFolder, refuseShipped } from "../brand/find-skin.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { ejectableViews, ejectTarget, requireChosen, type EjectTarget } from "../eject/eject-target.ts";
import { productSource, type ProductSource } from "../eject/product-source.ts";
import { UsageError } from "../errors.ts";
import { finishReplacing, replaceFiles } from "../files/replace-files.ts";
import { planEjection } from "../own/eject-files.ts";
import { ejectList, type Ejectable } from "../own/eject-list.ts";
import { planWrap } from "../own/wrap-file.ts";
import type { Invocation, Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery eject PAGE VARIANT [NAME]`: copies a variant or part into the brand. */
export const eject: Run = async (invocation) => {
  if (invocation.switched("list")) return list(invocation);
  const { folder, product, target } = await named(invocation);
  const { changes, linked, reused, written } = await planEjection(folder, product, target);
  const isDry = invocation.switched("dry-run");
  if (!isDry) await replaceFiles(folder, changes);
  const [file = ""] = written;
  if (invocation.switched("json"))
    return printJson({ brand: folder, release: product.release, file, written, reused, linked, isDryRun: isDry });
  const lines = [
    `${isDry ? "Would write" : `${styleText("green", "✓")} Written`} in ${folder}:`,
    ...written.map((path) => `  ${path}`),
    ...(reused.length === 0 ? [] : [`Used too, and there already: ${reused.join(", ")}.`]),
    linked.length === 0
      ? "Nothing of it stays the product's."
      : `The product's own, from @livery/site/variants: ${linked.join(", ")}.`,
    ...(target.variant === undefined ? [partHint(target)] : []),
    ...(isDry ? [] : ["Commit overrides/ with its .base: livery status, diff and upgrade read it."]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
};

function partHint({ name, what }: EjectTarget): string {
  return `Own files of ${name} import it by its path, "./${what}.tsx", in place of the product's.`;
}

/** `livery wrap PAGE VARIANT [NAME]`: an own file around the product's variant. */
export const wrap: Run = async (invocation) => {
  const { folder, product, target } = await named(invocation);
  const { changes, written } = await planWrap(folder, product, target);
  const isDry = invocation.switched("dry-run");
  if (!isDry) await replaceFiles(folder, changes);
  if (invocation.switched("json"))
    return printJson({ brand: folder, release: product.release, file: written, written: [written], isDryRun: isDry });
  process.stdout.write(
    `${isDry ? "Would write" : `${styleText("green", "✓")} Written`}: ${written}, around the product's ${target.what}.\n`,
  );
};

interface Named {
  readonly folder: string;
  readonly product: ProductSource;
  readonly target: EjectTarget;
}

async function named({ argument, directory }: Invocation): Promise<Named> {
  const [page, what] = [argument("PAGE"), argument("VARIANT")];
  if (page === undefined || what === undefined)
    throw new UsageError(
      page === undefined ? "No page or block is named." : `No variant or part of ${page} is named.`,
      "Name both: livery eject home lobby. livery eject --list says what there is.",
    );
  const product = productSource();
  const target = ejectTarget(product, page, what);
  const folder = brandFolder(directory, argument("NAME"));
  refuseShipped(folder);
  await finishReplacing(folder);
  requireChosen(await loadSkin(folder), target);
  return { folder, product, target };
}

async function list({ argument, directory, switched }: Invocation): Promise<void> {
  const given = ["PAGE", "VARIANT", "NAME"].flatMap((name) => argument(name) ?? []);
  const viewNamed = (name: string) => ejectableViews.find((view) => [view.name, variantSlug(view.name)].includes(name));
  const isPage = (name: string): boolean => viewNamed(name) !== undefined;
  const page = given.map(viewNamed).find((view) => view !== undefined)?.name;
  const folder = brandFolder(
    directory,
    given.find((name) => !isPage(name)),
  );
  const views = ejectableViews.filter(({ name }) => page === undefined || name === page);
  const found = await ejectList(folder, await loadSkin(folder), productSource(), views);
  if (switched("json")) return printJson({ brand: folder, ejectable: found });
  const rows = found.map(row);
  process.stdout.write(`${table([["page or block", "what", "safety", "files", "shown", ""], ...rows])}\n`);
}

function row({ files, isOwn, isShown, name, safety, what, why }: Ejectable): readonly string[] {
  return [
    name,
    what,
    safety,
    safety === "no" ? "–" : String(files.length),
    isOwn ? "own file" : isShown ? "yes" : "",
    why ?? "",
  ];
}
