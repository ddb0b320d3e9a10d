import type { SettingKind } from "./kinds.ts";
import type { InfoPageName, Settings, SocialName } from "./settings.model.ts";

type Banner = "bannerOne" | "bannerTwo";
type Group = "social" | "infoPages" | Banner;

/** The path of a field in the model: a name, or a part of one of its groups. */
export type SettingPath =
  | Exclude<keyof Settings, Group>
  | `social.${SocialName}`
  | `infoPages.${InfoPageName}`
  | `${Banner}.${"file" | "link"}`;

/** The type of the model at a path. */
export type SettingAt<Path extends SettingPath> = Path extends keyof Settings
  ? Settings[Path]
  : Path extends `infoPages.${string}`
    ? number
    : string | null;

/** One field of the settings document (§3). */
export interface SettingField<Path extends SettingPath = SettingPath> {
  /** Its name in the document. */
  readonly wire: string;
  readonly model: Path;
  readonly kind: SettingKind<SettingAt<Path>>;
  /** The product's default, in the document's format. */
  readonly default: string | number;
  readonly doc: string;
}

// @__NO_SIDE_EFFECTS__
export function field<const Path extends SettingPath>(
  wire: string,
  model: Path,
  kind: SettingKind<SettingAt<Path>>,
  productDefault: string | number,
  doc: string,
): SettingField<Path> {
  return { wire, model, kind, default: productDefault, doc };
}
