import type { Override } from "./find-overrides.ts";

/** The file, from the brand's folder, in which the compiler compares a brand's own files with their variants. */
export const checkFile = ".livery/overrides.ts";

const head = [
  "// Written by livery: each of this brand's own files against what the variant in whose place it stands is given.",
  'import type { SitePlugin, VariantModels, VariantModule } from "@livery/site/variants";',
  "type Shows<Model, File extends VariantModule<Model>> = File;",
  "type Adds<File extends { readonly default: SitePlugin }> = File;",
  "export type Overrides = [",
];

export interface OverrideCheck {
  readonly text: string;
  /** The override of a line, counted from 1. */
  readonly lines: ReadonlyMap<number, Override>;
}

/** Only types: a file whose default export is not its variant's component, or a plugin, does not compile. */
export function overrideCheck(overrides: readonly Override[]): OverrideCheck {
  const rows = overrides.map(({ kind, name, path }) =>
    kind === "plugins"
      ? `  Adds<typeof import("../${path}")>,`
      : `  Shows<VariantModels["${kind}"]["${name}"], typeof import("../${path}")>,`,
  );
  return {
    // Without overrides the compiler does not read the site's sources.
    text: rows.length === 0 ? "export {};\n" : [...head, ...rows, "];", ""].join("\n"),
    lines: new Map(overrides.map((override, index) => [head.length + index + 1, override])),
  };
}
