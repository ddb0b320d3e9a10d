import type { SettingField, SettingPath } from "./field.ts";
import { behaviourFields } from "./fields-behaviour.ts";
import { brandFields } from "./fields-brand.ts";
import type { Settings } from "./settings.model.ts";

/** Every field of the settings document: name, path in the model, codec, default, documentation. */
export const settingFields = [...brandFields, ...behaviourFields] as unknown as readonly SettingField[];

type Named = (typeof brandFields | typeof behaviourFields)[number]["model"];
type Root<Path extends string> = Path extends `${infer Name}.${string}` ? Name : Path;
type WithoutField = Exclude<keyof Settings, Root<Named>>;
/** Does not compile if a setting of the model has no field. */
const everySettingHasAField: WithoutField extends never ? true : WithoutField = true;
void everySettingHasAField;

const byWireName = new Map(settingFields.map((field) => [field.wire, field]));
export const settingNames: readonly string[] = settingFields.map((field) => field.wire);

export function settingField(wire: string): SettingField | undefined {
  return byWireName.get(wire);
}

const byModelName = new Map(settingFields.map((field) => [field.model, field]));

/** The field of a setting: `social.facebook`, `quickStakes`. */
export function fieldOf(path: SettingPath): SettingField {
  const field = byModelName.get(path);
  if (field === undefined) throw new RangeError(`no setting is called ${path}`);
  return field;
}
