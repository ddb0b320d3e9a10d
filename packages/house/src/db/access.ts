import type pg from "pg";
import { HouseError } from "../errors.ts";

/** The role that answers calls, and the one of the jobs that cross tenants (D101). Neither owns anything. */
export type DatabaseRole = "livery_app" | "livery_worker";
export const databaseRoles: readonly DatabaseRole[] = ["livery_app", "livery_worker"];

/** PostgreSQL's code for a missing right. */
const refused = "42501";

/** The same connection with the rights of a role from its first statement on. */
export function connectionAs(connection: pg.ClientConfig, role: DatabaseRole): pg.ClientConfig {
  const option = `-c role=${role}`;
  if (connection.connectionString === undefined)
    return { ...connection, options: [connection.options, option].filter(Boolean).join(" ") };
  const url = new URL(connection.connectionString);
  url.searchParams.set("options", [url.searchParams.get("options"), option].filter(Boolean).join(" "));
  return { ...connection, connectionString: url.href };
}

/**
 * Ensures that the user of a connection may take both roles, and that neither can bypass row-level security. `grant` runs a
 * statement as the owner. Throws `database_roles` with what an administrator must do.
 */
export async function ensureRolesFor(client: pg.Client, grant: (statement: string) => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ user: string; rolname: string; mighty: boolean }>(
    "select current_user as user, rolname, rolsuper or rolbypassrls as mighty from pg_roles where rolname = any ($1)",
    [databaseRoles],
  );
  const mighty = rows.filter((row) => row.mighty).map((row) => row.rolname);
  if (mighty.length > 0)
    throw new HouseError(
      "database_roles",
      `The role ${mighty.join(" and the role ")} can bypass row-level security.`,
      `As an administrator, run: alter role ${mighty[0]} nosuperuser nobypassrls.`,
    );
  if (await canTakeRoles(client)) return;
  const user = rows[0]?.user ?? "";
  const statement = `grant ${databaseRoles.join(", ")} to ${client.escapeIdentifier(user)}`;
  await grant(statement).catch((error: unknown) => {
    throw rolesError(error, statement);
  });
}

async function canTakeRoles(client: pg.Client): Promise<boolean> {
  try {
    await client.query(databaseRoles.map((role) => `set role ${role}`).join("; "));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== refused) throw error;
    return false;
  } finally {
    await client.query("set role none");
  }
}

/** Maps a missing right of the owner to an error that says what to do. */
export function rolesError(error: unknown, statement = `grant ${databaseRoles.join(", ")} to <owner>`): unknown {
  if ((error as { code?: string } | null)?.code !== refused) return error;
  return new HouseError(
    "database_roles",
    `The owner of the database may not migrate it or give its roles their rights: ${(error as Error).message}.`,
    `LIVERY_OWNER_URL (or DATABASE_URL without it) must name the user that owns the tables. As an administrator, run once: ${[
      ...databaseRoles.map((role) => `create role ${role}`),
      statement,
    ].join("; ")}.`,
    error,
  );
}
