import type { SettingsDocument } from "@livery/contract";
import { isSigned } from "@livery/contract/signed-settings";
import type { Skin } from "@livery/skin";

export interface GivenSettings {
  readonly document: SettingsDocument;
  readonly version: number | bigint | undefined;
  readonly signature: string | undefined;
}

/** Why a brand that names a key does not take settings (D104); undefined if it does, and for a brand that names none. */
export async function distrust(
  { domains, settingsKey }: Pick<Skin, "domains" | "settingsKey">,
  { document, signature, version }: GivenSettings,
): Promise<string | undefined> {
  if (settingsKey === undefined) return undefined;
  if (signature === undefined || version === undefined) return "not signed, and the skin names a settingsKey";
  if (await isSigned({ document, domain: domains.site, version }, signature, settingsKey)) return undefined;
  return `not signed for ${domains.site} as version ${version} with the key of the skin's settingsKey`;
}
