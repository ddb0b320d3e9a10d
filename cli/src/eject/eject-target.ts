import { nearestName } from "@livery/contract/settings";
import { variantFile, variantNames, variantSlug, type Skin, type VariantKind } from "@livery/skin";
import { UsageError } from "../errors.ts";
import { chosenVariants } from "../platform/chosen-variants.ts";
import { folderOf } from "./own-paths.ts";
import type { ProductSource } from "./product-source.ts";

/** A variant of a page or block, or one part of its variants. */
export interface EjectTarget {
  readonly kind: VariantKind;
  readonly name: string;
  /** As it is written on the command line: `lobby`, `parts/head`. */
  readonly what: string;
  /** The variant's name; undefined for a part. */
  readonly variant: string | undefined;
  /** Below the site's `src`. */
  readonly source: string;
}

/** Every page and block with its variants. */
export const ejectableViews: readonly {
  readonly kind: VariantKind;
  readonly name: string;
  readonly variants: readonly string[];
}[] = (["pages", "blocks"] as const).flatMap((kind) =>
  Object.entries<readonly string[]>(variantNames[kind]).map(([name, variants]) => ({ kind, name, variants })),
);

/** The parts of a page or block, as the command line names them. */
export function partsOf(product: ProductSource, kind: VariantKind, name: string): readonly string[] {
  const folder = `${folderOf(kind, name)}/parts/`;
  const isPart = /^(?!.*\.(?:css|test)\.)[^/]+\.tsx?$/u;
  return product
    .files()
    .filter((file) => file.startsWith(folder) && isPart.test(file.slice(folder.length)))
    .map((file) => `parts/${file.slice(folder.length).replace(/\.tsx?$/u, "")}`);
}

/** Throws UsageError (exit 2) for a page, variant or part that the product does not have, with the nearest name. */
export function ejectTarget(product: ProductSource, page: string, what: string): EjectTarget {
  const view = ejectableViews.find(({ name }) => name === page || variantSlug(name) === page);
  if (view === undefined)
    throw unknown(
      `"${page}" is no page or block that can be an own file.`,
      page,
      ejectableViews.map(({ name }) => name),
    );
  const { kind, name, variants } = view;
  if (what.startsWith("parts/")) {
    const parts = partsOf(product, kind, name);
    const path = `${folderOf(kind, name)}/${what}`;
    const source = [`${path}.tsx`, `${path}.ts`].find((file) => product.read(file) !== undefined);
    if (!parts.includes(what) || source === undefined) throw unknown(`"${what}" is no part of ${name}.`, what, parts);
    return { kind, name, what, variant: undefined, source };
  }
  const variant = variants.find((each) => each === what || variantSlug(each) === what);
  if (variant === undefined)
    throw unknown(`"${what}" is no variant of ${name}.`, what, [...variants, ...partsOf(product, kind, name)]);
  return { kind, name, what: variant, variant, source: variantFile(kind, name, variant) };
}

function unknown(message: string, name: string, known: readonly string[]): UsageError {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? "" : `Did you mean "${nearest}"? `;
  return new UsageError(message, `${hint}livery eject --list names them all: ${known.join(", ")}.`);
}

/** The variants of a page or block that a brand shows, on either of its hosts. */
export function chosenOf(skin: Skin, { kind, name }: Pick<EjectTarget, "kind" | "name">): readonly string[] {
  const chosen = [...chosenVariants(skin).values()].flatMap(
    (choices) => new Map<string, string>(Object.entries(choices[kind])).get(name) ?? [],
  );
  return [...new Set(chosen)];
}

/** Throws UsageError (exit 2) for a variant that the brand does not show: its own file would replace nothing. */
export function requireChosen(skin: Skin, target: EjectTarget): void {
  const chosen = chosenOf(skin, target);
  if (target.variant === undefined || chosen.includes(target.variant)) return;
  const { kind, name, variant } = target;
  const shows = chosen.length === 0 ? `does not show ${name}` : `shows ${chosen.join(" and ")} for ${name}`;
  const other = chosen[0] === undefined ? "" : `, or name the one that it shows: livery eject ${name} ${chosen[0]}`;
  throw new UsageError(
    `This brand ${shows}: an own file for ${variant} would replace nothing.`,
    `Choose it first, in skin.config.ts: ${kind}: { ${name}: "${variant}" }${other}.`,
  );
}
