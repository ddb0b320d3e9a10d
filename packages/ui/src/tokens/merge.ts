import { harbour } from "./harbour.ts";
import type { CompleteTokens, SkinTokens } from "./skin-tokens.ts";

/** Leaves out what is undefined, so that it cannot hide the base's value. */
function said<T extends object>(part: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** A skin's tokens over a base's. A region is taken whole: half of one brand's header fits no other. */
export function mergeTokens(skin: SkinTokens, base: CompleteTokens = harbour): CompleteTokens {
  return {
    modes: skin.modes ?? base.modes,
    home: skin.home ?? base.home,
    color: { ...base.color, ...said(skin.color) },
    sections: { ...base.sections, ...said(skin.sections) },
    regions: skin.color && !skin.regions ? {} : { ...base.regions, ...said(skin.regions) },
    type: { ...base.type, ...said(skin.type) },
    shape: { ...base.shape, ...said(skin.shape) },
    motion: { ...base.motion, ...said(skin.motion) },
    decor: { ...base.decor, ...said(skin.decor) },
    density: skin.density ?? base.density,
    layout: { ...base.layout, ...said(skin.layout) },
    overrides: { ...base.overrides, ...said(skin.overrides) },
  };
}
