export { currencyDigits } from "./currency-digits.ts";
export { foreignHosts, type SettingHosts } from "./foreign-hosts.ts";
export type { SettingAt, SettingField, SettingPath } from "./field.ts";
export { fieldOf, settingField, settingFields, settingNames } from "./fields.ts";
export type { SettingKind } from "./kinds.ts";
export {
  payways,
  settingSources,
  type InfoPageName,
  type Link,
  type Payway,
  type Settings,
  type SettingSource,
  type SocialName,
} from "./settings.model.ts";
export { nearestName } from "./nearest.ts";
export {
  completeSettings,
  defaultDocument,
  encodeSettings,
  parseSettings,
  settingsDefaults,
  type GivenSettings,
  type ParseOptions,
} from "./parse.ts";
export { plainSettings, settingsOfPlain, type PlainSettings } from "./plain.ts";
export { SettingsError, type SettingProblem } from "./problems.ts";
export { richText } from "./rich-text.ts";
export { settingsSchema, typedSetting, type SettingsSchema } from "./schema.ts";
export { shortTitle } from "./short-title.ts";
export { siteDescription } from "./site-description.ts";
export type { JsonValue, SettingsDocument } from "../model/site.ts";
