import type { VariantKind } from "@livery/skin";
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import type { VariantStore } from "../core/features.ts";
import { useServices } from "../core/services.ts";
import type { VariantComponent, VariantModels, ViewName, VariantProps } from "./variant-types.ts";

/** What the store holds for a page or block; `VariantSet` in its folder's index has checked it. */
type Chosen<Kind extends VariantKind, Name extends ViewName<Kind>> = VariantComponent<VariantModels[Kind][Name]>;

interface VariantViewProps<Kind extends VariantKind, Name extends ViewName<Kind>> {
  readonly kind: Kind;
  readonly name: Name;
  readonly model: VariantModels[Kind][Name];
  /** The skeleton while the variant's file is loaded. */
  readonly waiting?: ReactNode;
}

/** The variant that the brand has chosen for a page or block. A loaded one is drawn at once. */
export function VariantView<Kind extends VariantKind, Name extends ViewName<Kind>>({
  kind,
  model,
  name,
  waiting = null,
}: VariantViewProps<Kind, Name>) {
  const { variants } = useServices();
  const chosenNow = () => ({
    of: variants,
    Chosen: (variants.loaded(kind, name) as Chosen<Kind, Name> | undefined) ?? lazyVariant(variants, kind, name),
  });
  const [chosen, setChosen] = useState(chosenNow);
  // Another store is that of an edited brand in the dev server.
  if (chosen.of !== variants) setChosen(chosenNow);
  const { Chosen } = chosen;
  return (
    <Suspense fallback={waiting}>
      <Chosen model={model} />
    </Suspense>
  );
}

/** One lazy component a variant: a new one would suspend again. */
const pending = new WeakMap<VariantStore, Map<string, unknown>>();

function lazyVariant<Kind extends VariantKind, Name extends ViewName<Kind>>(
  variants: VariantStore,
  kind: Kind,
  name: Name,
): ComponentType<VariantProps<VariantModels[Kind][Name]>> {
  let known = pending.get(variants);
  if (known === undefined) pending.set(variants, (known = new Map<string, unknown>()));
  const ofApp = known;
  const key = `${kind}/${name}`;
  const waiting = ofApp.get(key) as Chosen<Kind, Name> | undefined;
  if (waiting !== undefined) return waiting;
  const later = lazy(async () => {
    try {
      return { default: (await variants.load<VariantKind>(kind, name as never)) as Chosen<Kind, Name> };
    } catch (error) {
      // A file that could not be loaded is loaded again when the page is opened again.
      ofApp.delete(key);
      throw error;
    }
  });
  ofApp.set(key, later);
  return later;
}
