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
  readonly from: "file" | "service" | "last good copy" | "defaults";
  /** A note for the person: the source, and why not a better one. */
  readonly note: string;
  /** Why the service gave none. */
  readonly reason?: string;
  /** To be stored after a successful build; undefined if nothing new was fetched. */
  readonly fresh?: LastGood;
}

/**
 * The settings to bake: a file, else the service (3 s, D60), else the last good copy, else none. A brand of this machine
 * (`*.localhost`) has no service unless `url` names one: a server that happens to run here may be somebody else's. Throws
 * ConfigError (exit 3) for an existing but invalid document, EnvironmentError (exit 4) where `required` settings are not fetched.
 */
export async function findSettings(request: SettingsRequest): Promise<FoundSettings> {
  if (request.file !== undefined) return fromFile(request.file, request.skin);
  const { required = false, skin } = request;
  const url = request.url ?? serviceOf(skin.domains.site);
  const stored = await readLastGood(request.brandFolder);
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
  const { answer } = response;
  if (stored !== undefined && stored.url === url && answer.revision < stored.revision) {
    const reason = `${url} answers revision ${answer.revision}, older than ${stored.revision}`;
    return fallBack(stored, reason, skin, required);
  }
  refuseWrong(url, answer.document, skin, "ignore");
  const fresh: LastGood = { url, at: new Date().toISOString(), revision: answer.revision, document: answer.document };
  return { document: answer.document, from: "service", note: `from ${url}`, fresh };
}

/** Whether a settings service knows the brand's site. */
export async function answersFor(skin: Skin, url: string): Promise<boolean> {
  return "answer" in (await requestSettings(url, skin));
}

async function fromFile(file: string, skin: Skin): Promise<FoundSettings> {
  const document = await readDocument(file);
  refuseWrong(file, document, skin, "refuse");
  return { document, from: "file", note: `from ${file}` };
}

/** A settings document on disk. Throws UsageError if there is no such file, ConfigError if it is not a JSON object. */
export async function readDocument(file: string): Promise<SettingsDocument> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "EISDIR") throw error;
    throw new UsageError(`There is no file ${file}.`, "Give the path of a JSON document of settings.");
  });
  const parsed = parse(text);
  if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) {
    // Where an editor finds the schema: no setting.
    const { $schema: _, ...document } = parsed as Record<string, JsonValue>;
    return document;
  }
  throw new ConfigError(
    `${file} is no settings document.`,
    [`${file}: ${text.trim().slice(0, 60)} is not allowed. Allowed: a JSON object of settings.`],
    "Correct the file; nothing was written.",
  );
}

async function requestSettings(
  url: string,
  skin: Skin,
): Promise<{ readonly answer: SettingsAnswer } | { readonly reason: string }> {
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
    return { answer: decodeResult(calls.settings, body) };
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
      from: "defaults",
      reason,
      note: `${reason}; no copy was kept: the skin's settings and the product's defaults are used`,
    };
  }
  refuseWrong(`${stored.url} (kept ${stored.at})`, stored.document, skin, "ignore");
  return {
    document: stored.document,
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
