import { type Kysely, sql } from "kysely";
import pg from "pg";
import { unreachable } from "../db/open.ts";
import { applicationName } from "../db/ownership.ts";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";
import { sealLedger } from "../ledger/sealer.ts";
import { addManifest, type Write, writeArchive } from "./archive.ts";
import type { OnBytes } from "./base-backup.ts";
import { inSnapshot, migrationsOf, readFigures } from "./figures.ts";
import { type BackupManifest, headFile, json, newHead } from "./manifest.ts";
import { endedBy, kyselyOn } from "./one-connection.ts";
import { requireTool, startTool } from "./tools.ts";

/** Where the pieces of a dump are in an archive: joined, they are pg_dump's custom format. */
export const dumpPrefix = "dump/";
const pieceBytes = 8 << 20;

/** Writes a backup of an operator's own server by pg_dump, in the snapshot in which its figures are read. */
export async function backUpRemote({
  url,
  write,
  signal,
  onBytes,
}: {
  readonly url: string;
  readonly write: Write;
  readonly signal: AbortSignal;
  readonly onBytes: OnBytes;
}): Promise<BackupManifest> {
  return withOwner(url, async (client) => {
    const db = kyselyOn(client);
    const { owner, postgres } = await tableOwner(db);
    await requireTool("pg_dump", postgres);
    await sealLedger(db, signal);
    let manifest: BackupManifest | undefined;
    await endedBy(signal, client, () =>
      inSnapshot(db, async (trx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        const head = newHead({ kind: "dump", postgres, owner, migrations: await migrationsOf(trx) });
        const figures = await readFigures(trx);
        const endedAt = new Date().toISOString();
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
        await writeArchive(write, signal, async (archive) => {
          await archive.addText(headFile, json(head));
          // The owner's own rows are under row-level security too: its policy shows it all of them.
          const args = ["--format=custom", "--compress=0", "--no-password", "--enable-row-security"];
          const { child, ended } = startTool("pg_dump", [...args, `--snapshot=${rows[0]?.snapshot}`], url, signal);
          child.stdin.end();
          let number = 0;
          let done = 0;
          for await (const piece of inPieces(child.stdout)) {
            onBytes((done += piece.length), done);
            await archive.add(`${dumpPrefix}${String((number += 1)).padStart(6, "0")}`, piece.length, [piece]);
          }
          await ended;
          manifest = { ...head, ...figures, endedAt, files: [...archive.files] };
          await addManifest(archive, manifest);
        });
      }),
    );
    return manifest as BackupManifest;
  });
}

/** Opens one connection, does the work and closes it. Throws `database_unreachable`. */
export async function withOwner<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  name = "DATABASE_URL",
): Promise<Result> {
  if (!URL.canParse(url))
    throw unreachable(new Error("it is no address such as postgresql://user@host:5432/database"), name);
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName("backup"),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => {
    throw unreachable(error, name);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The user of the connection, who must own the tables: under another one's policies a dump would lack rows without a word. Throws
 * `database_absent` and `backup_rights`.
 */
async function tableOwner(db: Kysely<Schema>): Promise<{ readonly owner: string; readonly postgres: number }> {
  const { rows } = await sql<{ owner: string | null; user: string; postgres: number }>`
    select (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('public.ledger_entry')) as owner,
      current_user as "user", current_setting('server_version_num')::integer / 10000 as postgres`.execute(db);
  const { owner = null, user = "", postgres = 0 } = rows[0] ?? {};
  if (owner === null)
    throw new HouseError(
      "database_absent",
      "There is no database of a house at this address.",
      "Name its database in DATABASE_URL, and the user that owns its tables in LIVERY_OWNER_URL.",
    );
  if (owner !== user)
    throw new HouseError(
      "backup_rights",
      `The tables belong to ${owner}, and the address names ${user}, who would not see every row.`,
      `Name ${owner} in LIVERY_OWNER_URL.`,
    );
  return { owner, postgres };
}

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}
