import type { JsonValue, SettingsDocument } from "@livery/contract";
import type { SettingHosts } from "@livery/contract/settings";

/** Settings of a site, as one of its versions has them. */
export interface CurrentSettings {
  /** Empty if none were ever stored. */
  readonly document: SettingsDocument;
  /** 0 if none were ever stored. */
  readonly version: bigint;
  /** Of the document as this version (D104), if it was stored with one. */
  readonly signature?: string | undefined;
}

/** A version as somebody stored it. */
export interface ListedVersion {
  readonly version: bigint;
  /** RFC 3339. */
  readonly at: string;
  readonly actor: string;
  readonly document: SettingsDocument;
}

export interface NextSettings {
  readonly document: SettingsDocument;
  /** The version that it was made from. */
  readonly basedOn: bigint;
  /** What the errors call the document. */
  readonly source: string;
  /** Of the document as the version after `basedOn` (D104). */
  readonly signature?: string | undefined;
  /** Checks everything and writes nothing. */
  readonly dryRun: boolean;
  /** The hosts that the brand of `--hosts-of` lists. */
  readonly listed?: Pick<SettingHosts, "apiHosts" | "liveHosts"> | undefined;
}

export interface ListedSetting {
  readonly name: string;
  readonly allowed: string;
  readonly default: JsonValue;
  readonly description: string;
}

/** The settings of the sites of a house: in its database, or through the house itself. Sites are named by a host of theirs. */
export interface SettingsAccess {
  current(domain: string): Promise<CurrentSettings>;
  /** Throws CliError if the site has no such version; version 0 is without settings. */
  at(domain: string, version: bigint): Promise<CurrentSettings>;
  /** The versions before one, or the newest, the newest first; `more` if there are older ones. */
  versions(
    domain: string,
    before: bigint | undefined,
  ): Promise<{ readonly versions: readonly ListedVersion[]; readonly more: boolean }>;
  /**
   * Stores the site's next settings and returns their version: the present one where they are the same, and in a dry run. Throws ConfigError for what
   * is not allowed, and `settings_changed` if the newest are not those that they were made from.
   */
  store(domain: string, next: NextSettings): Promise<bigint>;
}
