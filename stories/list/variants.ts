import { variantNames, type VariantKind } from "@livery/skin";
import { choices } from "./choices.ts";
import { hasGallery, shownVariants, storyId, titleOf, type ShownVariant } from "./shown.ts";

/** One variant as the gallery tells of it. */
export interface GalleryVariant {
  readonly kind: VariantKind;
  readonly name: string;
  readonly variant: string;
  /** When a brand chooses it. */
  readonly when: string;
  /** Its stories by the state that they show, in the list's order: state → id. */
  readonly stories: ReadonlyMap<string, string>;
}

/** Pages and blocks with variants to choose among, each of which has a gallery. */
export const galleries: readonly { readonly kind: VariantKind; readonly name: string }[] = (
  ["pages", "blocks"] as const
).flatMap((kind) =>
  Object.keys(variantNames[kind]).flatMap((name) => (hasGallery(kind, name) ? [{ kind, name }] : [])),
);

/** All variants of a page or block, the product's default first. */
export function variantsOf(kind: VariantKind, name: string): readonly GalleryVariant[] {
  return shownVariants().flatMap((shownVariant) => {
    const { variant } = shownVariant;
    if (shownVariant.kind !== kind || shownVariant.name !== name || variant === null) return [];
    const when = choices[name]?.[variant] ?? "";
    return [{ kind, name, variant, when, stories: storiesOf(shownVariant) }];
  });
}

function storiesOf(shownVariant: ShownVariant): ReadonlyMap<string, string> {
  const title = titleOf(shownVariant);
  return new Map(shownVariant.states.map((state) => [state, storyId(title, state)]));
}

/** States that show a page at its fullest, the first that there is. */
const fullest = ["Full", "Player", "Many", "Selected"];

/** The state that a gallery begins with. */
export function firstState(states: readonly string[]): string {
  return fullest.find((state) => states.includes(state)) ?? states[0] ?? "";
}
