import { CliError, EnvironmentError, exitCodes } from "../errors.ts";
import { printable } from "../printable.ts";
import { limitedFetch } from "../settings/local-fetch.ts";

/** Larger than any list of versions that a house answers, which is 4 MiB and one document. */
const mostBytes = 16 * 1024 * 1024;
const secondsToAnswer = 20;
/** The shape of the answers that this command reads. */
const api = 1;

export type Answered = Readonly<Record<string, unknown>>;

/** A refusal of the house, by the codes of its errors. */
export interface Refused {
  readonly status: number;
  readonly code: string;
  /** Without characters that a terminal takes as commands. */
  readonly message: string;
  readonly problems: readonly unknown[];
}

/** A house that is reached over the network with an access token. */
export interface RemoteHouse {
  readonly name: string;
  /** One request: the answer, or the house's refusal. Throws CliError for any other answer, and none of them has the token. */
  send(method: "GET" | "PUT", path: string, body?: object): Promise<{ answer: Answered } | { refused: Refused }>;
  /** For an answer that no house of Livery gives. */
  unreadable(what: string): EnvironmentError;
}

export function remoteHouse(address: URL, token: string): RemoteHouse {
  const name = address.origin;
  const unreadable = (what: string): EnvironmentError =>
    new EnvironmentError(
      `${name} answers as no house of this version does: ${what}.`,
      "Check the address, and that house and command line are of the same version (livery info). Nothing is known to be written.",
    );
  const send: RemoteHouse["send"] = async (method, path, body) => {
    const signal = AbortSignal.timeout(secondsToAnswer * 1_000);
    const headers = {
      accept: "application/json",
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const init = { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const url = new URL(path, address);
    const response = await limitedFetch(url, init, mostBytes).catch((error: unknown) => {
      throw new EnvironmentError(
        `${name} does not answer: ${reasonOf(error)}.`,
        "Check --house, the network and that the house runs. Nothing is known to be written.",
      );
    });
    const { status } = response;
    if (status >= 300 && status < 400)
      throw new EnvironmentError(
        `${name} sends the request elsewhere, which is not followed: the access token is for ${name} alone.`,
        "Give --house the address of the operator's panel itself.",
      );
    const value = objectIn(await response.text());
    if (value === undefined) throw unreadable(`status ${status} without a JSON object`);
    if (!response.ok) return { refused: refusalIn(status, value) };
    if (value["api"] !== api) throw unreadable(`the shape ${shown(value["api"])} of an answer, not ${api}`);
    return { answer: value };
  };
  return { name, send, unreadable };
}

/** What a refusal means for the person at the terminal; those of single calls are the caller's to describe first. */
export function describeRefusal({ name }: RemoteHouse, { code, message, status }: Refused): CliError {
  switch (code) {
    case "token_refused":
      return new CliError(
        `${name} refuses the access token of LIVERY_TOKEN: it is unknown there, removed or expired.`,
        "Make one on the house's machine: livery house token add NAME.",
        exitCodes.environment,
        undefined,
        "token_refused",
      );
    case "scope_missing":
      return new CliError(
        message,
        "Use a token that may: livery house token add NAME --scope settings:write makes one.",
        exitCodes.other,
        undefined,
        "permission_refused",
      );
    case "site_unknown":
      return new CliError(message, "Name a host of one of its sites.", exitCodes.usage, undefined, "site_unknown");
    case "unknown_site":
      return new EnvironmentError(
        `${name} is no panel of a house.`,
        "Give --house the address of the operator's panel: livery house tenant list names its hosts.",
      );
    case "version_unknown":
      return new CliError(message, "livery house settings history lists its versions.");
    case "settings_changed":
      return new CliError(
        message,
        "Read them again, and repeat the change. Nothing was written.",
        exitCodes.other,
        undefined,
        "settings_changed",
      );
    case "rate_limited":
      return new EnvironmentError(`${name} has too many requests from here.`, "Wait a minute, and run it again.");
    default:
      return new EnvironmentError(`${name} answers ${status} ${code}: ${message}`, "Look into the log of the house.");
  }
}

function refusalIn(status: number, { code, message, problems }: Answered): Refused {
  return {
    status,
    code: typeof code === "string" && /^[a-z_]{1,60}$/u.test(code) ? code : "error",
    message: typeof message === "string" ? plainText(message) : "",
    problems: Array.isArray(problems) ? problems : [],
  };
}

/** A text of a house for the terminal: at most 500 characters, none of which a terminal takes as a command. */
export const plainText = (text: string): string => printable(text.slice(0, 500));

const shown = (value: unknown): string => plainText(JSON.stringify(value) ?? "undefined").slice(0, 60);

function objectIn(text: string): Answered | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Answered) : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return `not within ${secondsToAnswer} s`;
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
