import type pg from "pg";
import { HouseError } from "../errors.ts";

const oldestVersion = 15;
/** Without one of them a power cut can lose a committed bet or a half-written page. */
export const durable = ["fsync", "synchronous_commit", "full_page_writes"] as const;

/**
 * Refuses a server that is older than PostgreSQL 15 or that could lose an acknowledged bet in a power cut (I18: the settings of
 * `durable` stay on).
 */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any ($1)",
    [["server_version_num", "server_version", ...durable]],
  );
  const settings = new Map(rows.map((row) => [row.name, row.setting]));
  if (Math.floor(Number(settings.get("server_version_num")) / 10_000) < oldestVersion)
    throw new HouseError(
      "database_too_old",
      `The database server is PostgreSQL ${settings.get("server_version")}.`,
      `Use PostgreSQL ${oldestVersion} or newer.`,
    );
  for (const name of durable) {
    if (settings.get(name) === "off")
      throw new HouseError(
        "database_unsafe",
        `The database server runs with ${name} = off: acknowledged bets could be lost.`,
        `Set ${name} = on and start again.`,
      );
  }
}
