import { isSigned } from "@livery/contract/signed-settings";
import type { Settings, SettingsDocument } from "@livery/contract/settings";
import type { Boot } from "@livery/skin";
import { builtSettings } from "./built-settings.ts";
import { settingsWith, type SettingsSource } from "./merged-settings.ts";
import { settingsStorageKey } from "./stored-settings.ts";

type Trust = NonNullable<Boot["signedSettings"]>;

interface Signed {
  readonly document: SettingsDocument;
  readonly revision: number;
  readonly signature: unknown;
}

/** Another one than that of settings without a signature: what was stored before the brand named a key is not read. */
const signedStorageKey = "livery.signed-settings";

/**
 * Loads the settings of a brand that names a key (D104). Taken is what is signed with it and no older than the last: the settings of the build and
 * those that this browser has stored, which are verified again. Anything else leaves the last good ones. Never throws.
 */
export async function loadSignedSettings(source: SettingsSource, signal?: AbortSignal): Promise<Settings> {
  const { boot, domain, storage } = source;
  const trust = boot.signedSettings as Trust;
  storage.remove(settingsStorageKey);
  const [stored, fetched] = await Promise.all([readSigned(source, trust), fetchSigned(source, trust, signal)]);
  const isNewer = fetched !== null && fetched.revision >= (stored?.revision ?? trust.version);
  const settings = isNewer ? settingsWith(boot, [{ source: "fetched", document: fetched.document }]) : null;
  if (settings !== null) {
    storage.write(signedStorageKey, JSON.stringify({ domain, ...fetched }));
    return settings;
  }
  const cached = stored && settingsWith(boot, [{ source: "cached", document: stored.document }]);
  return cached ?? builtSettings(boot);
}

async function fetchSigned(
  { client, domain }: SettingsSource,
  trust: Trust,
  signal: AbortSignal | undefined,
): Promise<Signed | null> {
  let signature: unknown;
  /** The contract's codec leaves the signature out of what it returns. */
  const readingSignature: typeof globalThis.fetch = async (...request) => {
    const response = await globalThis.fetch(...request);
    const text = await response.text();
    if (response.ok) ({ signature } = JSON.parse(text) as { readonly signature?: unknown });
    const { status } = response;
    return new Response(text, { status });
  };
  try {
    const { document, revision } = await client.call("settings", { domain }, { signal, fetch: readingSignature });
    return await trusted({ document, revision, signature }, trust);
  } catch {
    // The service may be away for hours (D51, D60): the last good settings are used.
    return null;
  }
}

/** What this browser has stored of this host; null where there is none, or where it is not signed or older than the build. */
async function readSigned({ domain, storage }: SettingsSource, trust: Trust): Promise<Signed | null> {
  try {
    const stored = JSON.parse(storage.read(signedStorageKey) ?? "null") as
      | (Signed & { readonly domain: string })
      | null;
    return stored?.domain === domain ? await trusted(stored, trust) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    storage.remove(signedStorageKey);
    return null;
  }
}

async function trusted(settings: Signed, { domain, key, version }: Trust): Promise<Signed | null> {
  const { document, revision, signature } = settings;
  if (!(revision >= version)) return null;
  return (await isSigned({ document, domain, version: revision }, signature, key)) ? settings : null;
}
