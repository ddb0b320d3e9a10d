import { readFile } from "node:fs/promises";
import {
  calls,
  decodeError,
  decodeResult,
  timeouts,
  type SettingsAnswer,
  type SettingsDocument,
} from "@livery/contract";
import { describeProblem, documentProblems, siteOrigin, isLocalHost, type Skin } from "@livery/skin";
import { ConfigError, UsageError } from "../errors.ts";
import { readLastGood, type LastGood } from "./last-good.ts";
import { localFetch } from "./local-fetch.ts";

export interface SettingsRequest {
  readonly skin: Skin;
  readonly brandFolder: string;
  /** A document on disk; replaces the service. */
  readonly file?: string | undefined;
  /** The service's address; replaces the brand's own. */
  readonly url?: string | undefined;
}

export interface FoundSettings {
  /** Null if neither the service answered nor a copy is stored: the defaults of the product and the skin apply. */
  readonly document: SettingsDocument | null;
  readonly from: "file" | "service" | "last good copy" | "defaults";
  /** A note for the person: the source, and why not a better one. */
  readonly note: string;
  /** To be stored after a successful build; undefined if nothing new was fetched. */
  readonly fresh?: LastGood;
}

/** The port of a server on this machine. */
const housePort = 4300;

/**
 * The settings to bake: a file, else the service (3 s, D60), else the last good copy, else none. Throws ConfigError (exit 3) for
 * an existing but invalid document.
 */
export async function findSettings(request: SettingsRequest): Promise<FoundSettings> {
  if (request.file !== undefined) return fromFile(request.file, request.skin);
  const url = request.url ?? defaultUrl(request.skin.domains.site);
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new UsageError(
      `"${url}" is no settings service.`,
      "Give --settings-url something like https://settings.example/settings.",
    );
  }
  const stored = await readLastGood(request.brandFolder);
  const response = await requestSettings(url, request.skin);
  if ("reason" in response) return fallBack(stored, response.reason, request.skin);
  const { answer } = response;
  if (stored !== undefined && stored.url === url && answer.revision < stored.revision) {
    return fallBack(stored, `${url} answers revision ${answer.revision}, older than ${stored.revision}`, request.skin);
  }
  refuseWrong(url, answer.document, request.skin, "ignore");
  const fresh: LastGood = { url, at: new Date().toISOString(), revision: answer.revision, document: answer.document };
  return { document: answer.document, from: "service", note: `from ${url}`, fresh };
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
  if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed as SettingsDocument;
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

function fallBack(stored: LastGood | undefined, reason: string, skin: Skin): FoundSettings {
  if (stored === undefined) {
    return { document: null, from: "defaults", note: `${reason}; no copy was kept: the product's defaults are used` };
  }
  refuseWrong(`${stored.url} (kept ${stored.at})`, stored.document, skin, "ignore");
  return {
    document: stored.document,
    from: "last good copy",
    note: `${reason}; the last good copy of ${stored.at} is used`,
  };
}

/** Throws ConfigError with every problem of a document. Without a skin its hosts are not checked: a build does that. */
export function refuseWrong(
  file: string,
  document: SettingsDocument,
  skin: Pick<Skin, "domains" | "apiHosts" | "liveHosts"> | null,
  unknown: "refuse" | "ignore",
): void {
  const problems = documentProblems(file, document, skin, unknown);
  if (problems.length === 0) return;
  throw new ConfigError(
    `The settings in ${file} cannot be used.`,
    problems.map(describeProblem),
    "Correct the document; nothing was written.",
  );
}

function defaultUrl(host: string): string {
  return isLocalHost(host) ? `http://${host}:${housePort}/settings` : `${siteOrigin(host)}/settings`;
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
