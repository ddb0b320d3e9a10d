export { contrast, hexOf, shadeOf, type Shade } from "./oklch.ts";
export { emitThemeSheet, type EmitOptions } from "./emit.ts";
export {
  explainTokens,
  type TokenExplanation,
  type TokenLayer,
  type TokenLayerName,
  type TokenPalette,
  tokensByLayer,
} from "./explain-tokens.ts";
export { harbour } from "./harbour.ts";
export { mergeTokens } from "./merge.ts";
export { checkPairs, declaredPairs, type Pair, type PairFailure, valueAt } from "./pairs.ts";
export type { ModeColors } from "./derive-colors.ts";
export { describeProblem, InvalidTokens, type TokenProblem } from "./problem.ts";
export { type ModeValues, type ResolvedTheme, resolveTheme } from "./resolve.ts";
export { type SeedChange, seedChanges } from "./seed-changes.ts";
export { shownValue } from "./shown-value.ts";
export type {
  Color,
  ColorSeeds,
  CompleteTokens,
  ContrastException,
  ContrastLevel,
  DecorSeeds,
  Density,
  LayoutSeeds,
  MotionSeeds,
  RegionSeeds,
  ShapeSeeds,
  SkinTokens,
  ThemeMode,
  TokenOverrides,
  TypeSeeds,
} from "./skin-tokens.ts";
export {
  leafPaths,
  type RegionName,
  regionNames,
  type SectionName,
  sectionNames,
  tokenTree,
  variableName,
} from "./tree.ts";
export { type Rule, tokenRules } from "./token-rules.ts";
export { validateTokens, type Validated } from "./validate-tokens.ts";
export { layerNames, layerStatement } from "./layer-order.ts";
