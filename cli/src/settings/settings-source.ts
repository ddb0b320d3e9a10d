import { readFile } from "node:fs/promises";
import {
  calls,
  decodeError,
  decodeResult,
  timeouts,
  type JsonValue,
  type SettingsAnswer,
  type SettingsDocument,
} from "@livery/contract";
import { settingField } from "@livery/contract/settings";
import {
  describeProblem,
  documentProblems,
  siteOrigin,
  isLocalHost,
  type SettingsCheck,
  type Skin,
} from "@livery/skin";
import { ConfigError, EnvironmentError, UsageError } from "../errors.ts";
import { readLastGood, type LastGood } from "./last-good.ts";
import { distrust } from "./settings-trust.ts";
import { localFetch } from "./local-fetch.ts";

export interface SettingsRequest {
  readonly skin: Skin;
  readonly brandFolder: string;
  /** A document on disk; replaces the service. */
  readonly file?: string | undefined;
  /** The service's address; replaces the brand's own. */
  readonly url?: string | undefined;
  /** No copy and no defaults: settings that cannot be fetched are an error. */
  readonly required?: boolean;
}

export interface FoundSettings {
  /** Null if neither the service answered nor a copy is stored: the defaults of the product and the skin apply. */
  readonly document: SettingsDocument | null;
  /** The version of the document; 0 for the defaults, and for a file that was not pulled. */
  readonly version: number;
  readonly from: "file" | "service" | "last good copy" | "defaults";
  /** A note for the person: the source, and why not a better one. */
  readonly note: string;
  /** Why the service gave none. */
  readonly reason?: string;
  /** To be stored after a successful build: what was fetched, or a signed file; undefined for anything else. */
  readonly fresh?: LastGood;
}

/**
 * The settings to bake: a file, else the service (3 s, D60), else the last good copy, else none. A brand of this machine
 * (`*.localhost`) has no service unless `url` names one: a server that happens to run here may be somebody else's. Throws
 * ConfigError (exit 3) for an existing but invalid document, EnvironmentError (exit 4) where `required` settings are not fetched. Of a brand
 * that names a key (D104), settings that are not signed with it or older than the last good ones count as not fetched, and a file with such is
 * invalid.
 */
export async function findSettings(request: SettingsRequest): Promise<FoundSettings> {
  const { required = false, skin } = request;
  const stored = await trustedCopy(request.brandFolder, skin);
  if (request.file !== undefined) return fromFile(request.file, skin, stored);
  const url = request.url ?? serviceOf(skin.domains.site);
  if (url === undefined) {
    const reason = `no settings service was named, and ${skin.domains.site} is this machine`;
    return fallBack(stored, reason, skin, required);
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new UsageError(
      `"${url}" is no settings service.`,
      "Give --settings-url something like https://settings.example/settings.",
    );
  }
  const response = await requestSettings(url, skin);
  if ("reason" in response) return fallBack(stored, response.reason, skin, required);
  const { answer, signature } = response;
  const { document, revision } = answer;
  // The versions of one service; with a key they are those of the brand, whoever answers them.
  const isFollowed = stored !== undefined && (stored.url === url || skin.settingsKey !== undefined);
  if (isFollowed && revision < stored.revision) {
    const reason = `${url} answers revision ${revision}, older than ${stored.revision}`;
    return fallBack(stored, reason, skin, required);
  }
  const doubt = await distrust(skin, { document, version: revision, signature });
  if (doubt !== undefined) return fallBack(stored, `the settings of ${url} are ${doubt}`, skin, required);
  refuseWrong(url, document, skin, "ignore");
  const at = new Date().toISOString();
  const fresh: LastGood = { url, at, revision, document, ...(signature !== undefined && { signature }) };
  return { document, version: revision, from: "service", note: `from ${url}`, fresh };
}

/** The last good settings; of a brand that names a key those alone that are signed. */
async function trustedCopy(brandFolder: string, skin: Skin): Promise<LastGood | undefined> {
  const stored = await readLastGood(brandFolder);
  if (stored === undefined) return undefined;
  const { document, revision: version, signature } = stored;
  return (await distrust(skin, { document, version, signature })) === undefined ? stored : undefined;
}

/** Whether a settings service knows the brand's site. */
export async function answersFor(skin: Skin, url: string): Promise<boolean> {
  return "answer" in (await requestSettings(url, skin));
}

async function fromFile(file: string, skin: Skin, stored: LastGood | undefined): Promise<FoundSettings> {
  const { document, signature, version } = await readPulled(file);
  refuseWrong(file, document, skin, "refuse");
  const isOld = skin.settingsKey !== undefined && stored !== undefined && (version ?? 0n) < BigInt(stored.revision);
  const doubt =
    (await distrust(skin, { document, signature, version })) ??
    (isOld ? `version ${version}, older than ${stored.revision}, the last that was built` : undefined);
  if (doubt !== undefined)
    throw new ConfigError(
      `The settings in ${file} are ${doubt}.`,
      [],
      `Store them with --sign-key, and pull them again: livery house settings pull ${skin.domains.site}. Nothing was written.`,
    );
  const found = { document, version: Number(version ?? 0n), from: "file", note: `from ${file}` } as const;
  if (skin.settingsKey === undefined || signature === undefined) return found;
  // No later build may take an older version, wherever that is from.
  const at = new Date().toISOString();
  return { ...found, fresh: { url: file, at, revision: found.version, document, signature } };
}

/** A settings document on disk. Throws UsageError if there is no such file, ConfigError if it is not a JSON object. */
export async function readDocument(file: string): Promise<SettingsDocument> {
  return (await readPulled(file)).document;
}

/** What `livery house settings pull` wrote into a file. */
export interface PulledSettings {
  readonly document: SettingsDocument;
  /** Undefined for a file that was not pulled. */
  readonly version: bigint | undefined;
  /** Of these settings as this version, if they were signed and nobody has changed the file since. */
  readonly signature: string | undefined;
}

/** A settings document on disk with the version and the signature that a pulled file has. Throws as `readDocument`. */
export async function readPulled(file: string): Promise<PulledSettings> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "EISDIR") throw error;
    throw new UsageError(`There is no file ${file}.`, "Give the path of a JSON document of settings.");
  });
  const parsed = parse(text);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw notAllowed(file, text);
  // No settings: where an editor finds the schema, and the version and signature of a pulled file.
  const { $schema: _, $signature, $version: version, ...document } = parsed as Record<string, JsonValue>;
  const signature = typeof $signature === "string" ? $signature : undefined;
  if (version === undefined) return { document, signature, version: undefined };
  if (typeof version === "number" && Number.isSafeInteger(version) && version >= 0)
    return { document, signature, version: BigInt(version) };
  throw notAllowed(
    file,
    `"$version": ${JSON.stringify(version)}`,
    "the number that `livery house settings pull` wrote",
  );
}

function notAllowed(file: string, text: string, allowed = "a JSON object of settings"): ConfigError {
  return new ConfigError(
    `${file} is no settings document.`,
    [`${file}: ${text.trim().slice(0, 60)} is not allowed. Allowed: ${allowed}.`],
    "Correct the file; nothing was written.",
  );
}

async function requestSettings(
  url: string,
  skin: Skin,
): Promise<{ readonly answer: SettingsAnswer; readonly signature: string | undefined } | { readonly reason: string }> {
  const address = new URL(url);
  address.searchParams.set("domain", skin.domains.site);
  address.searchParams.set("token", skin.siteKey);
  try {
    const signal = AbortSignal.timeout(timeouts.settings);
    const response = await localFetch(address, {
      headers: { accept: "application/json", ...siteHost(address, skin) },
      signal,
    });
    const body = parse(await response.text());
    if (!response.ok) return { reason: `${url} answers ${response.status} ${decodeError(response.status, body).code}` };
    const answer = decodeResult(calls.settings, body);
    const { signature } = body as { readonly signature?: unknown };
    return {
      answer,
      signature: typeof signature === "string" ? signature : undefined,
    };
  } catch (error) {
    return { reason: `${url} does not answer (${reasonOf(error)})` };
  }
}

/** A server that is called by its address identifies the site only by the Host header. */
function siteHost(address: URL, skin: Skin): Readonly<Record<string, string>> {
  const bare = /^(127\.|\[::1\]$|localhost$)/.test(address.hostname);
  return bare ? { host: address.port === "" ? skin.domains.site : `${skin.domains.site}:${address.port}` } : {};
}

function fallBack(stored: LastGood | undefined, reason: string, skin: Skin, required: boolean): FoundSettings {
  if (required)
    throw new EnvironmentError(
      `The settings of ${skin.domains.site} cannot be fetched: ${reason}.`,
      "Start the service, or correct --settings-url; --settings FILE builds with a document on this disk. Nothing was written.",
    );
  if (stored === undefined) {
    return {
      document: null,
      version: 0,
      from: "defaults",
      reason,
      note: `${reason}; no copy was kept: the skin's settings and the product's defaults are used`,
    };
  }
  refuseWrong(`${stored.url} (kept ${stored.at})`, stored.document, skin, "ignore");
  return {
    document: stored.document,
    version: stored.revision,
    from: "last good copy",
    reason,
    note: `${reason}; the last good copy of ${stored.at} is used`,
  };
}

/** Throws ConfigError with every problem of a document, checked as far as the skin is known. */
export function refuseWrong(
  file: string,
  document: SettingsDocument,
  skin: SettingsCheck,
  unknown: "refuse" | "ignore",
): void {
  const problems = documentProblems(file, document, skin, unknown);
  if (problems.length === 0) return;
  const unknownName = problems.some(({ field }) => settingField(field) === undefined);
  throw new ConfigError(
    `The settings in ${file} cannot be used.`,
    problems.map((problem) => ({ message: describeProblem(problem), ...problem })),
    `Correct the document; nothing was written.${unknownName ? " livery house settings list names every setting." : ""}`,
  );
}

/** The brand's own service; none for a host of this machine. */
function serviceOf(host: string): string | undefined {
  return isLocalHost(host) ? undefined : `${siteOrigin(host)}/settings`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return `not within ${timeouts.settings / 1000} s`;
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
