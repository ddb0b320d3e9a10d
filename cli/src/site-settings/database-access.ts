import { SettingsError } from "@livery/contract/settings";
import type { OpenDatabase } from "@livery/house";
import { describeProblem, type Problem } from "@livery/skin";
import { ConfigError } from "../errors.ts";
import { requireSite, versionAt } from "../house/site-settings.ts";
import type { NextSettings, SettingsAccess } from "./settings-access.ts";

const shownVersions = 50;

/** The settings in a house's database, also beside a running house. */
export function databaseAccess(database: OpenDatabase): SettingsAccess {
  return {
    current: (domain) => requireSite(database, domain),
    at: async (domain, version) =>
      version === 0n
        ? { document: {}, version }
        : versionAt(database, { domain, stored: await requireSite(database, domain), version }),
    versions: async (domain, before) => {
      const { settingsVersions } = await import("@livery/house");
      const { siteId } = await requireSite(database, domain);
      const found = await settingsVersions(database.db, siteId, {
        most: shownVersions + 1,
        ...(before !== undefined && { newest: before - 1n }),
      });
      const versions = found.map(({ at, ...each }) => ({ ...each, at: at.toISOString() }));
      return { versions: versions.slice(0, shownVersions), more: found.length > shownVersions };
    },
    store: async (domain, next) => {
      const { storeSettings } = await import("@livery/house");
      const { siteId } = await requireSite(database, domain);
      const { listed, ...given } = next;
      const settings = { siteId, actor: "cli", ...given, ...(listed && { listed }) };
      return storeSettings(database.db, settings).catch((error: unknown) => {
        throw error instanceof SettingsError ? foreignHost(domain, next, error) : error;
      });
    },
  };
}

function foreignHost(domain: string, { document, source }: NextSettings, error: SettingsError): ConfigError {
  const problems = error.problems.map(({ allowed, field }) => {
    const problem: Problem = { file: source, field, value: document[field], allowed };
    return { message: describeProblem(problem), ...problem };
  });
  return new ConfigError(
    `The settings in ${source} cannot be used at ${domain}.`,
    problems,
    "Correct the document, or name with --hosts-of the brand whose apiHosts and liveHosts list the host; nothing was written.",
    error,
  );
}
