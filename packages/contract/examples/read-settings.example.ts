import { completeSettings, parseSettings, SettingsError } from "@livery/contract/settings";

/** The settings document of a site over the defaults of the product. */
export const settings = completeSettings({ site_title: "Northwind", coupon_amount_group: "5,10,25" });
// settings.title: "Northwind"
// settings.quickStakes: [500n, 1000n, 2500n]
// settings.oddsFormat: "decimal", the default

/** Every problem of a document, with the name that was probably meant. */
export function problemsOf(document: unknown): readonly string[] {
  try {
    parseSettings(document);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map(({ field, nearest }) => `${field}: did you mean ${nearest}?`);
  }
}
// problemsOf({ site_titel: "Northwind" }): ["site_titel: did you mean site_title?"]
