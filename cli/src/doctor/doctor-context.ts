import type { DatabaseReport } from "@livery/house";
import type { Skin } from "@livery/skin";
import type { DescribedProblem } from "../errors.ts";
import type { Answer } from "./https-answer.ts";

/** A brand's skin, or the problems for which it cannot be used. */
export interface ReadSkin {
  readonly skin: Skin | null;
  readonly problems: readonly DescribedProblem[];
}

/** What the checks look at. What several of them need is read once. */
export interface DoctorContext {
  /** The folder where the command was started. */
  readonly directory: string;
  /** The brand's folder, or why there is none. */
  readonly brand: { readonly folder: string } | { readonly reason: string };
  /** The `.livery` of the house. */
  readonly home: string;
  /** `v24.7.0`. */
  readonly nodeVersion: string;
  /** The ports that servers listen on by default, and what listens there. */
  readonly ports: readonly { readonly port: number; readonly command: string }[];
  /** A name of this machine's own that must be found. */
  readonly localName: string;
  readonly cache: string;
  /** Bytes that must be free for builds and data. */
  readonly leastFree: number;
  /** The connections that a house opens to its database. */
  readonly connections: number;
  /** The file of `--key-file`, or what `LIVERY_KEY` has: keys, or the path of their file. */
  readonly keys: { readonly file: string } | { readonly environment: string | undefined };
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly url: URL | undefined;
  readonly trustProxy: string | undefined;
  readonly skin: () => Promise<ReadSkin>;
  readonly database: () => Promise<DatabaseReport>;
  readonly answer: () => Promise<Answer>;
}
