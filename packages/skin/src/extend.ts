/** The parts that a brand inherits. Messages, pictures, hosts and settings are each brand's own. */
const inherited = ["tokens", "pages", "blocks", "mobile"] as const;

type Written = Readonly<Record<string, unknown>>;

/**
 * Merges a skin over the one that it extends, field by field; a list is replaced whole. It also inherits the font families unless
 * it names its own, because the tokens depend on them. With `ownColours` it inherits no colour. Pure; neither needs to be valid: the
 * result is validated.
 */
export function extendSkin(own: Written, extended: Written): Written {
  const other = own["ownColours"] === true ? withoutColours(extended) : extended;
  // The mobile variants of the other brand do not apply to a brand without a mobile host (D49).
  const hasPhone = isObject(own["domains"]) && own["domains"]["mobile"] !== undefined;
  const parts = inherited
    .filter((name) => name !== "mobile" || hasPhone)
    .map((name) => [name, over(other[name], own[name])] as const);
  const named = isObject(other["assets"]) ? other["assets"]["fonts"] : undefined;
  // A file is in the folder of its own brand.
  const fonts = Array.isArray(named) ? named.filter((font) => typeof font === "string") : named;
  return {
    ...own,
    ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)),
    ...(fonts === undefined ? {} : { assets: over({ fonts }, own["assets"]) }),
  };
}

/** The tokens that are colours, or excuse them. */
const colourTokens = ["color", "sections", "exceptions"] as const;

/** A skin without a colour of its own: regions keep their mode and density, pins those tokens that are no colour. */
export function withoutColours(skin: Written): Written {
  const { tokens } = skin;
  if (!isObject(tokens)) return skin;
  const { decor, overrides, regions, ...rest } = without(tokens, colourTokens);
  const plainRegions = isObject(regions)
    ? Object.entries(regions).map(([name, region]) => [
        name,
        isObject(region) ? without(region, ["ground", "accent", "saturation"]) : region,
      ])
    : undefined;
  return {
    ...skin,
    tokens: {
      ...rest,
      ...(plainRegions && { regions: Object.fromEntries(plainRegions) }),
      ...(isObject(decor) && { decor: without(decor, ["lights"]) }),
      ...(isObject(overrides) && { overrides: without(overrides, ["light", "dark"]) }),
    },
  };
}

function without(object: Written, names: readonly string[]): Written {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function over(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (!isObject(below) || !isObject(above)) return above;
  const names = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...names].map((name) => [name, over(below[name], above[name])]));
}

function isObject(value: unknown): value is Written {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
