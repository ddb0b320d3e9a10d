import { join } from "node:path";
import { removeDatabase } from "@livery/house";
import { startLivery } from "@livery/cli/testing/process";

export interface BuiltBrand {
  readonly name: string;
  readonly dist: string;
}

/** The demo's brands as it builds them, with the settings and first rows of its house. The house itself is stopped. */
export async function demoBrands(folder: string, names: readonly string[]): Promise<readonly BuiltBrand[]> {
  const demo = startLivery(["demo", "--port", "0", "--skin", names.join(",")], { cwd: folder });
  try {
    await demo.printed(/Ctrl-C stops everything/u);
  } finally {
    await demo.stop();
    await removeDatabase(folder);
  }
  const built = join(folder, ".livery", "demo");
  return names.map((name) => ({ name, dist: join(built, name, "dist") }));
}
