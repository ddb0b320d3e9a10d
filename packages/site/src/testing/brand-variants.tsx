import type { Boot, VariantKind, VariantLoader } from "@livery/skin";
import { type ComponentType, use } from "react";
import { useServices } from "../core/services.ts";

interface ViewProps {
  readonly model: unknown;
}
type View = ComponentType<ViewProps>;

/** The variants of a site that is shown in one brand after the other. */
export interface BrandVariants {
  /** Loads a component that draws the variant of whichever brand its site is drawn in. */
  readonly load: VariantLoader;
  /** Resolves once the variants that the site has loaded so far are there as another brand has chosen them. */
  readonly prepare: (boot: Boot) => Promise<void>;
}

/** The site itself keeps a variant for as long as its document lives, for a document has one brand. */
export function brandVariants(loader: VariantLoader): BrandVariants {
  const views = new Map<string, View>();
  const loading = new Map<string, Promise<View>>();
  const followers = new Map<string, { readonly kind: VariantKind; readonly name: string; readonly Follower: View }>();

  const viewOf = (boot: Boot, kind: VariantKind, name: string): Promise<View> => {
    const key = keyOf(boot, kind, name);
    const pending = loading.get(key) ?? loadView(boot, kind, name, key);
    loading.set(key, pending);
    return pending;
  };
  const loadView = async (boot: Boot, kind: VariantKind, name: string, key: string): Promise<View> => {
    try {
      const { default: loaded } = await loader(boot, kind, name as never);
      views.set(key, loaded as View);
      return loaded as View;
    } catch (error) {
      loading.delete(key);
      throw error;
    }
  };
  const followerOf = (kind: VariantKind, name: string): View => {
    const id = `${kind}/${name}`;
    const known = followers.get(id)?.Follower;
    if (known !== undefined) return known;
    function Follower(props: ViewProps) {
      const { boot } = useServices();
      const Chosen = views.get(keyOf(boot, kind, name)) ?? use(viewOf(boot, kind, name));
      return <Chosen {...props} />;
    }
    followers.set(id, { kind, name, Follower });
    return Follower;
  };
  return {
    load: async (boot, kind, name) => {
      // A plugin is the same in every brand of a test.
      if (kind === "plugins") return loader(boot, kind, name);
      await viewOf(boot, kind, name);
      return { default: followerOf(kind, name) };
    },
    prepare: async (boot) => {
      await Promise.all([...followers.values()].map(async ({ kind, name }) => viewOf(boot, kind, name)));
    },
  };
}

function keyOf(boot: Boot, kind: VariantKind, name: string): string {
  const chosen = boot[kind] as Readonly<Record<string, { readonly variant: string } | undefined>>;
  return `${kind}/${name}/${chosen[name]?.variant}`;
}
