import { isDeepStrictEqual } from "node:util";
import type { JsonValue, SettingsDocument } from "@livery/contract";
import { settingsSignaturePattern } from "@livery/contract/signed-settings";
import { describeProblem, type Problem } from "@livery/skin";
import { ConfigError } from "../errors.ts";
import { type Answered, describeRefusal, plainText, type Refused, type RemoteHouse } from "./remote-house.ts";
import type { CurrentSettings, ListedSetting, ListedVersion, NextSettings, SettingsAccess } from "./settings-access.ts";

/** The settings of a house that runs elsewhere. What it answers is believed only where it fits what was requested. */
export function remoteAccess(house: RemoteHouse): SettingsAccess {
  const read = async (domain: string, version?: bigint): Promise<CurrentSettings> => {
    const query = version === undefined ? "" : `?version=${version}`;
    const answer = await get(house, `${pathOf(domain)}${query}`);
    const found = versionIn(house, answer, "version");
    if (version !== undefined && found !== version)
      throw house.unreadable(`settings version ${found} in place of ${version}`);
    if (version === undefined && found !== versionIn(house, answer, "newest"))
      throw house.unreadable(`settings version ${found}, which is not its newest`);
    const { signature } = answer;
    return {
      document: documentIn(house, answer),
      version: found,
      signature: typeof signature === "string" && settingsSignaturePattern.test(signature) ? signature : undefined,
    };
  };
  return {
    current: (domain) => read(domain),
    at: async (domain, version) => (version === 0n ? { document: {}, version } : read(domain, version)),
    versions: async (domain, before) => {
      const query = before === undefined ? "" : `?before=${before}`;
      const { more, versions } = await get(house, `${pathOf(domain)}/versions${query}`);
      if (!Array.isArray(versions) || typeof more !== "boolean") throw house.unreadable("no list of versions");
      const listed = versions.map((each) => listedIn(house, each));
      const isFalling = listed.every(({ version }, at) => version < (listed[at - 1]?.version ?? before ?? 2n ** 63n));
      if (!isFalling) throw house.unreadable("versions in a wrong order");
      return { versions: listed, more };
    },
    store: (domain, next) => store(house, domain, next, () => read(domain)),
  };
}

/** The settings that a house knows, which may be of another version than this command. */
export async function remoteSettingsList(house: RemoteHouse): Promise<readonly ListedSetting[]> {
  const { settings } = await get(house, "/operator/v1/settings");
  const isList = Array.isArray(settings) && settings.every((each) => isObject(each) && textsIn(each));
  if (!isList) throw house.unreadable("no list of settings");
  return (settings as readonly Answered[]).map((each) => ({
    name: plainText(each["name"] as string),
    allowed: plainText(each["allowed"] as string),
    description: plainText(each["description"] as string),
    default: (each["default"] ?? null) as JsonValue,
  }));
}

const textsIn = (value: Answered): boolean =>
  ["name", "allowed", "description"].every((name) => typeof value[name] === "string");

const pathOf = (domain: string): string => `/operator/v1/sites/${encodeURIComponent(domain.toLowerCase())}/settings`;

async function get(house: RemoteHouse, path: string): Promise<Answered> {
  const sent = await house.send("GET", path);
  if ("refused" in sent) throw describeRefusal(house, sent.refused);
  return sent.answer;
}

async function store(
  house: RemoteHouse,
  domain: string,
  next: NextSettings,
  current: () => Promise<CurrentSettings>,
): Promise<bigint> {
  const { basedOn, document: settings, dryRun, signature } = next;
  const sent = await house.send("PUT", pathOf(domain), { basedOn: Number(basedOn), dryRun, settings, signature });
  if ("refused" in sent && sent.refused.code === "settings_changed" && !dryRun) {
    // A proxy may send a request again whose first answer was lost with the house that gave it.
    const now = await current();
    const isOurs = now.version === basedOn + 1n && now.signature === signature;
    if (isOurs && isDeepStrictEqual(now.document, settings)) return now.version;
  }
  if ("refused" in sent)
    throw sent.refused.code === "settings_refused"
      ? refusedSettings(house, domain, next, sent.refused)
      : describeRefusal(house, sent.refused);
  const version = versionIn(house, sent.answer, "version");
  const { written } = sent.answer;
  if (version !== (written === true ? basedOn + 1n : basedOn) || (dryRun && written !== false))
    throw house.unreadable(`settings version ${version} after ${basedOn}`);
  return version;
}

function refusedSettings(
  { name }: RemoteHouse,
  domain: string,
  { document, source }: NextSettings,
  refused: Refused,
): ConfigError {
  const problems = refused.problems.filter(isObject).map(({ allowed, field }) => {
    const named = plainText(String(field));
    const problem: Problem = {
      file: source,
      field: named,
      value: document[named],
      allowed: plainText(String(allowed)),
    };
    return { message: describeProblem(problem), ...problem };
  });
  return new ConfigError(
    `${name} does not take the settings in ${source} for ${domain}.`,
    problems,
    "Correct the document; nothing was written. Another host for the API or the live feed is set on the house's machine alone, with --hosts-of.",
  );
}

function listedIn(house: RemoteHouse, value: unknown): ListedVersion {
  if (!isObject(value)) throw house.unreadable("no version in a list of versions");
  const { actor, at } = value;
  if (typeof actor !== "string" || typeof at !== "string" || Number.isNaN(Date.parse(at)))
    throw house.unreadable("a version without author and time");
  const version = versionIn(house, value, "version");
  return {
    version,
    at: new Date(at).toISOString(),
    actor: plainText(actor),
    document: documentIn(house, value),
  };
}

function versionIn(house: RemoteHouse, value: Answered, field: string): bigint {
  const version = value[field];
  if (typeof version === "number" && Number.isSafeInteger(version) && version >= 0) return BigInt(version);
  throw house.unreadable(`no number as ${field}`);
}

function documentIn(house: RemoteHouse, { settings }: Answered): SettingsDocument {
  // A name is printed as it is.
  if (isObject(settings) && Object.keys(settings).every((name) => /^[\w.$-]{1,64}$/u.test(name)))
    return settings as SettingsDocument;
  throw house.unreadable("no document of settings");
}

const isObject = (value: unknown): value is Answered =>
  typeof value === "object" && value !== null && !Array.isArray(value);
