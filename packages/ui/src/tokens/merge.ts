import { plainColors } from "./color-text.ts";
import { harbour } from "./harbour.ts";
import type { CompleteTokens, RegionSeeds, SkinTokens } from "./skin-tokens.ts";
import { type RegionName, regionNames } from "./tree.ts";

/** Removes undefined values, so that they do not hide the base's values. */
function defined<T extends object>(part: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
}

type Regions = CompleteTokens["regions"];

/** A region is replaced as a whole: half of one brand's header fits no other. A footer that is not given copies the header. */
function mergeRegions(skin: SkinTokens, base: Regions): Regions {
  const givenRegions: Regions = defined(skin.regions);
  const from = skin.color && !skin.regions ? {} : { ...base, ...givenRegions };
  const footer = givenRegions.footer ?? (givenRegions.header ? plainFooter(givenRegions.header) : from.footer);
  const merged = { ...from, ...(footer === undefined ? {} : { footer }) };
  const entries = regionNames.flatMap((name): [RegionName, RegionSeeds][] => {
    const region = merged[name];
    return region ? [[name, plainRegion(region)]] : [];
  });
  return Object.fromEntries(entries);
}

const plainFooter = ({ accent, ground, mode, saturation }: RegionSeeds): RegionSeeds =>
  defined({ accent, ground, mode, saturation });

function plainRegion({ accent, ground, ...rest }: RegionSeeds): RegionSeeds {
  return { ...rest, ...plainColors(defined({ accent, ground })) };
}

/**
 * A skin's tokens over a base's, every colour as `#rrggbb`. The base's regions belong to its colours: a skin with other colours
 * and no regions has none.
 */
export function mergeTokens(skin: SkinTokens, base: CompleteTokens = harbour): CompleteTokens {
  const { light, dark, shared } = { ...base.overrides, ...defined(skin.overrides) };
  return {
    modes: skin.modes ?? base.modes,
    home: skin.home ?? base.home,
    color: plainColors({ ...base.color, ...defined(skin.color) }),
    sections: plainColors({ ...base.sections, ...defined(skin.sections) }),
    regions: mergeRegions(skin, base.regions),
    type: { ...base.type, ...defined(skin.type) },
    shape: { ...base.shape, ...defined(skin.shape) },
    motion: { ...base.motion, ...defined(skin.motion) },
    decor: { ...base.decor, ...defined(skin.decor) },
    density: skin.density ?? base.density,
    compact: skin.compact ?? base.compact,
    layout: { ...base.layout, ...defined(skin.layout) },
    overrides: { light: plainColors(light ?? {}), dark: plainColors(dark ?? {}), shared: shared ?? {} },
    exceptions: skin.exceptions ?? base.exceptions,
  };
}
