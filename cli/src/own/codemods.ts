import type { VariantKind } from "@livery/skin";
import { isNewer } from "./releases.ts";

/** A break between two releases that a program can mend in a brand. */
export type Codemod = {
  /** The first release with the new name. */
  readonly release: string;
} & (
  | {
      /** A name of `@livery/site/variants`. */
      readonly kind: "export";
      readonly from: string;
      readonly to: string;
    }
  | {
      /** A token of a skin (`color.accent`), or a variable of the contract in own styles (`color.accent.base`); `to` is its last name. */
      readonly kind: "token" | "variable";
      readonly path: readonly [string, ...string[]];
      readonly to: string;
    }
  | {
      /** A setting of a skin. */
      readonly kind: "setting";
      readonly from: string;
      readonly to: string;
    }
  | {
      /** A variant of a page or block. */
      readonly kind: "variant";
      readonly of: { readonly kind: VariantKind; readonly name: string };
      readonly from: string;
      readonly to: string;
    }
);

/** Every break so far. A release that renames something for brands adds its rows here, and `livery upgrade` applies them. */
export const codemods: readonly Codemod[] = [];

/** Those between the release that a brand has, or any where it is unknown, and that of the product; the earliest first. */
export function codemodsBetween(
  table: readonly Codemod[],
  since: string | undefined,
  release: string,
): readonly Codemod[] {
  return table
    .filter((each) => !isNewer(each.release, release) && (since === undefined || isNewer(each.release, since)))
    .toSorted((a, b) => (a.release === b.release ? 0 : isNewer(a.release, b.release) ? 1 : -1));
}

/** `setting site_name → site_title`, for whoever reads what an upgrade did. */
export function describeCodemod(codemod: Codemod): string {
  switch (codemod.kind) {
    case "token":
    case "variable": {
      const parents = codemod.path.slice(0, -1);
      return `${codemod.kind} ${codemod.path.join(".")} → ${[...parents, codemod.to].join(".")}`;
    }
    case "variant":
      return `variant ${codemod.of.kind}.${codemod.of.name}: ${codemod.from} → ${codemod.to}`;
    case "export":
    case "setting":
      return `${codemod.kind} ${codemod.from} → ${codemod.to}`;
  }
}
