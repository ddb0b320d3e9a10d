import { join, resolve } from "node:path";
import { connectionsBesideCalls, inspectDatabase } from "@livery/house";
import { loadSkin } from "../brand/load-skin.ts";
import { ConfigError } from "../errors.ts";
import { databaseOption } from "../house/database.ts";
import { namedRoot } from "../house/root.ts";
import { cacheFolder } from "../platform/cache.ts";
import type { Invocation } from "../program/command-definition.ts";
import type { DoctorContext, ReadSkin } from "./doctor-context.ts";
import { httpsAnswer } from "./https-answer.ts";

/** Bytes: a build of the platform, the fonts and a database with a season. */
const leastFree = 1024 ** 3;
const defaultPool = 10;

/** What the checks of a command line look at. */
export function examined(
  { directory, option }: Invocation,
  brand: DoctorContext["brand"],
  url: URL | undefined,
): DoctorContext {
  const { databaseUrl, ownerUrl } = databaseOption();
  const keyFile = option("key-file");
  return {
    directory,
    brand,
    home: join(namedRoot({ directory, option }), ".livery"),
    nodeVersion: process.version,
    ports: [
      { port: 4300, command: "livery serve" },
      { port: 4310, command: "livery dev" },
    ],
    localName: "livery.localhost",
    cache: cacheFolder(),
    leastFree,
    connections: connectionsBesideCalls + Number(process.env["LIVERY_POOL"] || defaultPool),
    keys:
      keyFile === undefined
        ? { environment: process.env["LIVERY_KEY"] || undefined }
        : { file: resolve(directory, keyFile) },
    databaseUrl,
    natsUrl: process.env["NATS_URL"] || undefined,
    url,
    trustProxy: option("trust-proxy"),
    skin: once(() => ("folder" in brand ? readSkinOf(brand.folder) : Promise.reject(new Error(brand.reason)))),
    database: once(() => inspectDatabase({ databaseUrl: databaseUrl ?? "", ownerUrl })),
    answer: once(() => httpsAnswer(url ?? new URL("http://127.0.0.1"))),
  };
}

/** A brand as the checks see it. */
export async function readSkinOf(folder: string): Promise<ReadSkin> {
  try {
    return { skin: await loadSkin(folder), problems: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { skin: null, problems: error.problems };
    throw error;
  }
}

/** All checks that need a value wait for one reading of it. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}
