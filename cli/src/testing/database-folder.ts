import { prepareProjectDatabase, removeProject } from "@livery/house/testing";
import { atTheEnd } from "./at-the-end.ts";
import { temporaryFolder } from "./temporary.ts";

/** A temporary folder with a migrated database; its server is not started. One that a command has left running is stopped at the end. */
export async function databaseFolder(): Promise<string> {
  const folder = await temporaryFolder();
  atTheEnd(() => removeProject(folder));
  await prepareProjectDatabase(folder);
  return folder;
}
