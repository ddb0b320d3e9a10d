import type { DatabaseReport } from "@livery/house";
import type { Check, Verdict } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { textOf } from "../check.ts";

const embedded = "DATABASE_URL is not set; the embedded server is set up by the house";

/** A check of a database that answers. */
function databaseCheck(
  id: string,
  title: string,
  check: (report: DatabaseReport, context: DoctorContext) => Verdict,
): Check {
  return {
    id,
    title,
    check: async (context) => {
      if (context.databaseUrl === undefined) return { notChecked: embedded };
      const report = await context.database().catch(() => null);
      return report === null ? { notChecked: "the database does not answer" } : check(report, context);
    },
  };
}

const reachable: Check = {
  id: "database",
  title: "The database",
  check: async ({ database, databaseUrl }) => {
    if (databaseUrl === undefined) return { notChecked: embedded };
    try {
      return { well: `PostgreSQL ${(await database()).version}` };
    } catch (error) {
      return { found: textOf(error), next: "Check DATABASE_URL, that the server runs and that it admits this user." };
    }
  },
};

const oldest = 15;
/** A clock further off moves the end of bets by what a player can use. In milliseconds. */
const mostAhead = 2_000;

/** The server of `DATABASE_URL`. */
export const databaseChecks: readonly Check[] = [
  reachable,
  databaseCheck("database-version", "Version of the database", ({ major, version }) =>
    major >= oldest
      ? { well: version }
      : { found: `The server is PostgreSQL ${version}.`, next: `Use PostgreSQL ${oldest} or newer.` },
  ),
  databaseCheck("durability", "Durability", ({ unsafe }) =>
    unsafe.length === 0
      ? { well: "no acknowledged bet is lost in a power cut" }
      : {
          found: `${unsafe.join(", ")} is off: acknowledged bets can be lost in a power cut.`,
          next: `Set it on (alter system set ${unsafe[0]} = on; select pg_reload_conf()), also where a database or a user has it off.`,
        },
  ),
  databaseCheck("connections", "Connections of the database", (report, { connections }) => {
    const { freeConnections, houseConnections, maxConnections } = report;
    if (freeConnections >= connections)
      return { well: `${freeConnections} of ${maxConnections} are free, a house uses ${connections}` };
    return {
      found: `The server has ${freeConnections} of ${maxConnections} connections left; a house uses up to ${connections}.`,
      next: "Raise max_connections, or give each house a smaller --pool.",
      // Houses that run have theirs: a further one would lack them.
      ...(houseConnections > 0 && { isWarning: true }),
    };
  }),
  databaseCheck("encoding", "Encoding of the database", ({ collation, encoding }) =>
    encoding === "UTF8"
      ? { well: `${encoding}, ${collation}` }
      : {
          found: `The database has the encoding ${encoding}: names and texts of other scripts cannot be stored.`,
          next: "Create it again: create database … encoding 'UTF8' template template0.",
        },
  ),
  databaseCheck("time-zone", "Time zone of the database", ({ timeZone }) =>
    /^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu)$/u.test(timeZone)
      ? { well: timeZone }
      : {
          found: `Sessions have the time zone ${timeZone}: psql and the server's log show other times than the house's log.`,
          next: "alter database … set timezone = 'UTC'",
          isWarning: true,
        },
  ),
  databaseCheck("migrations", "Migrations", ({ pending }) => {
    if ("unknown" in pending)
      return {
        found: `Its migrations cannot be compared: ${pending.unknown}.`,
        next: "Use the version that made the database; LIVERY_OWNER_URL names the user that owns the tables.",
      };
    return pending.length === 0
      ? { well: "all have run" }
      : {
          found: `${pending.length} have not run: ${pending.slice(0, 3).join(", ")}${pending.length > 3 ? " …" : ""}.`,
          next: "The next start runs them; livery house migrate --dry-run tries them before.",
          isWarning: true,
        };
  }),
  databaseCheck("clock", "The clock", ({ aheadMs, withinMs }) => {
    const off = Math.round(Math.max(0, Math.abs(aheadMs) - withinMs));
    return off <= mostAhead
      ? { well: `${off} ms from the database's` }
      : {
          found: `The database's clock is ${(off / 1000).toFixed(1)} s ${aheadMs > 0 ? "ahead of" : "behind"} this machine's.`,
          next: "Set both by NTP (timedatectl set-ntp true): the times of bets, sessions and second factors depend on it.",
        };
  }),
];
