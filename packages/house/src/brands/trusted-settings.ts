import type { GivenSettings } from "@livery/contract/settings";
import { isSigned } from "@livery/contract/signed-settings";
import type { Site } from "../accounts/sites.ts";
import type { SiteFile } from "./brand.ts";

type Trust = NonNullable<SiteFile["signedSettings"]>;

/** What was found of a site's settings: a site is another object once its settings have changed, and a trust after another build. */
const found = new WeakMap<Site, { readonly trust: Trust; readonly settings: Promise<GivenSettings> }>();
/**
 * The newest settings that this server has verified, by key and domain: they hold while those of the database are not signed, and until a build
 * has later ones. Older ones that appear later are put there by somebody.
 */
const verified = new Map<string, { readonly version: bigint; readonly given: GivenSettings }>();

/**
 * The settings with which documents are written. Of a brand that names a key (D104) those alone that are signed with it and no older than the
 * last: whoever can write to the database changes no title and no description of its pages. Without any, those of the build.
 */
export function trustedSettings({ signedSettings: trust }: SiteFile, site: Site | null): Promise<GivenSettings> {
  if (site === null) return Promise.resolve({});
  if (trust === undefined) return Promise.resolve(site.given);
  const known = found.get(site);
  if (known?.trust === trust) return known.settings;
  const settings = verify(trust, site);
  found.set(site, { trust, settings });
  return settings;
}

async function verify({ domain, key, version: built }: Trust, site: Site): Promise<GivenSettings> {
  const { given, settings: document, settingsSignature, settingsVersion: version } = site;
  const name = `${key} ${domain}`;
  const isSignedOne = await isSigned({ document, domain, version }, settingsSignature, key);
  // After the wait: other settings of this domain may have been verified meanwhile.
  const ofBuild = BigInt(built);
  const known = verified.get(name)?.version ?? ofBuild;
  const last = known > ofBuild ? known : ofBuild;
  if (isSignedOne && version >= last) verified.set(name, { version, given });
  const found = verified.get(name);
  return found !== undefined && found.version >= ofBuild ? found.given : {};
}
