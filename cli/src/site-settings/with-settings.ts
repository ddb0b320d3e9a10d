import { UsageError } from "../errors.ts";
import { withChangedDatabase } from "../house/database.ts";
import type { Invocation } from "../program/command-definition.ts";
import { databaseAccess } from "./database-access.ts";
import { accessToken, remoteAddress } from "./remote-address.ts";
import { remoteHouse, type RemoteHouse } from "./remote-house.ts";
import type { SettingsAccess } from "./settings-access.ts";

type Given = Pick<Invocation, "option" | "directory" | "switched">;

/** The house of `--house`, with the token of `LIVERY_TOKEN`; undefined without the option. Throws UsageError. */
export function namedHouse({ option }: Given): RemoteHouse | undefined {
  const typed = option("house");
  if (typed === undefined) return undefined;
  const address = remoteAddress(typed);
  for (const name of ["root", "hosts-of"])
    if (option(name) !== undefined)
      throw new UsageError(
        `--house and --${name} do not go together.`,
        name === "root"
          ? "Name the house that runs, or the folder of its data."
          : "Only on the house's machine can settings name other hosts than the site's own: an access token may not.",
      );
  return remoteHouse(address, accessToken());
}

/** Opens the settings of the house of `--house`, or of the database of `--root` or `DATABASE_URL`, for one command. */
export async function withSettings<Result>(
  given: Given,
  work: (settings: SettingsAccess) => Promise<Result>,
): Promise<Result> {
  const house = namedHouse(given);
  if (house !== undefined) {
    const { remoteAccess } = await import("./remote-access.ts");
    return work(remoteAccess(house));
  }
  return withChangedDatabase(given, "settings", (database) => work(databaseAccess(database)));
}
