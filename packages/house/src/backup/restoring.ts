import type { Log } from "../log.ts";
import type { OnBytes } from "./base-backup.ts";
import type { BackupHead } from "./manifest.ts";

export interface RestoreOptions {
  /** The archive. */
  readonly file: string;
  readonly root: string;
  readonly databaseUrl?: string | undefined;
  readonly ownerUrl?: string | undefined;
  readonly signal: AbortSignal;
  readonly onBytes?: OnBytes | undefined;
  /** Called before each step with its name. */
  readonly onStep?: ((name: string) => void) | undefined;
  readonly log?: Log | undefined;
}

/** What a restore works with. */
export interface Restoring extends RestoreOptions {
  readonly head: BackupHead;
  readonly onBytes: OnBytes;
  readonly onStep: (name: string) => void;
  readonly log: Log;
}
