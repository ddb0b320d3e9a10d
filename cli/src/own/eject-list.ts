import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Skin, VariantKind } from "@livery/skin";
import { chosenOf, ejectTarget, partsOf, type ejectableViews } from "../eject/eject-target.ts";
import { ownPath } from "../eject/own-paths.ts";
import { planEject } from "../eject/plan.ts";
import type { ProductSource } from "../eject/product-source.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";

/**
 * How safe an own copy is: `safe`, an arrangement of the product's parts; `careful`, what it must show protects players; `no`, it
 * cannot be copied.
 */
export type Safety = "safe" | "careful" | "no";

/** A variant or part that could be an own file. */
export interface Ejectable {
  readonly kind: VariantKind;
  readonly name: string;
  readonly what: string;
  readonly safety: Safety;
  /** Why care is needed, or why it cannot be copied. */
  readonly why?: string;
  /** What would be written, from the brand's folder. */
  readonly files: readonly string[];
  /** Whether the brand shows the variant; false for a part. */
  readonly isShown: boolean;
  readonly isOwn: boolean;
}

/** Pages and blocks whose variants must show or do what protects players. */
const care: Readonly<Record<string, string>> = {
  betSlip: "it shows prices and places bets",
  coupons: "it shows what a bet pays",
  footer: "it shows the licence and the marks that the law asks for",
  login: "it signs players in",
  register: "it opens accounts",
  transferRequest: "it moves money",
};

/** Every variant of the views, then every part. */
export async function ejectList(
  folder: string,
  skin: Skin,
  product: ProductSource,
  views: typeof ejectableViews,
): Promise<readonly Ejectable[]> {
  return views.flatMap(({ kind, name, variants }) => {
    const chosen = chosenOf(skin, { kind, name });
    return [...variants, ...partsOf(product, kind, name)].map((what): Ejectable => {
      const { source, variant } = ejectTarget(product, name, what);
      const { files, problems } = planEject(product, source);
      const why = problems[0] ?? care[name];
      return {
        kind,
        name,
        what,
        safety: problems.length > 0 ? "no" : care[name] === undefined ? "safe" : "careful",
        ...(why !== undefined && { why }),
        files: problems.length > 0 ? [] : files.map(({ path }) => `${overridesFolder}/${path}`),
        isShown: variant !== undefined && chosen.includes(variant),
        isOwn: existsSync(join(folder, overridesFolder, ...ownPath(source).split("/"))),
      };
    });
  });
}
