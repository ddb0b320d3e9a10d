import { asSuperuser, ownerRole } from "../db/cluster.ts";
import { prepareLayout } from "../db/layout.ts";
import { embeddedServer } from "../db/open.ts";
import { isAnswerLost } from "../db/pool.ts";
import { absent, hasDatabase } from "../db/presence.ts";
import { HouseError } from "../errors.ts";
import { sealLedger } from "../ledger/sealer.ts";
import { type Log, silentLog } from "../log.ts";
import { addManifest, type Write, writeArchive } from "./archive.ts";
import { copyDataFolder, type OnBytes } from "./base-backup.ts";
import { backUpRemote } from "./dump.ts";
import { type Figures, inSnapshot, migrationsOf, readFigures } from "./figures.ts";
import { type BackupManifest, headFile, json, newHead } from "./manifest.ts";
import { endedBy, kyselyOn } from "./one-connection.ts";

export interface BackupOptions {
  readonly root: string;
  readonly databaseUrl?: string | undefined;
  /** The user that owns the tables, of a server of the operator's own. */
  readonly ownerUrl?: string | undefined;
  /** Where the archive goes, piece by piece. */
  readonly write: Write;
  readonly signal: AbortSignal;
  readonly onBytes?: OnBytes | undefined;
  readonly log?: Log | undefined;
}

/**
 * Writes a backup of a house's database while bets go on: all that was acknowledged before its end is in it. Migrates nothing. Throws
 * HouseErrors whose text says what to do.
 */
export async function backupDatabase(options: BackupOptions): Promise<BackupManifest> {
  const { databaseUrl, ownerUrl, root, onBytes = () => undefined, log = silentLog } = options;
  if (databaseUrl !== undefined) return backUpRemote({ ...options, onBytes, url: ownerUrl ?? databaseUrl });
  if (!(await hasDatabase(root))) throw absent(root);
  const layout = await prepareLayout(root);
  const server = await embeddedServer(layout, log);
  try {
    return await asSuperuser(layout, ownerRole, async (client) => {
      const db = kyselyOn(client);
      const { rows } = await client.query<{ postgres: number }>(
        "select current_setting('server_version_num')::integer / 10000 as postgres",
      );
      const migrations = await migrationsOf(db);
      const head = newHead({ kind: "files", postgres: rows[0]?.postgres ?? 0, owner: ownerRole, migrations });
      let manifest: BackupManifest | undefined;
      const { signal, write } = options;
      await endedBy(signal, client, () =>
        writeArchive(write, signal, async (archive) => {
          await archive.addText(headFile, json(head));
          let figures: Figures | undefined;
          const beforeEnd = async (): Promise<void> => {
            await sealLedger(db, signal);
            figures = await inSnapshot(db, readFigures);
          };
          const endedAt = await copyDataFolder(client, layout.data, archive, { beforeEnd, onBytes });
          if (figures === undefined) throw new Error("the backup ended before its figures were read");
          manifest = { ...head, ...figures, endedAt: endedAt.toISOString(), files: [...archive.files] };
          await addManifest(archive, manifest);
        }),
      );
      return manifest as BackupManifest;
    });
  } catch (error) {
    options.signal.throwIfAborted();
    throw isAnswerLost(error) ? wentAway(error) : error;
  } finally {
    await server.leave();
  }
}

function wentAway(cause: unknown): HouseError {
  return new HouseError(
    "database_unreachable",
    "The database went away during the work. Nothing was written.",
    "Start the house again, look into postgres.log below .livery/pg, and repeat the command.",
    cause,
  );
}
