import { chmod, readFile, rm, stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { isKeys, readHouseFile, readKeys } from "@livery/house";
import { isRunning } from "../../files/leftovers.ts";
import { redactedUrl } from "../../info/redacted-url.ts";
import { textOf, type Check, type Verdict } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";

const noHouse = "there is no house here: neither a .livery nor DATABASE_URL";

const hasHouse = ({ databaseUrl, home }: DoctorContext): boolean =>
  databaseUrl !== undefined || existsSync(join(home, "pg"));

/** The file of the keys, by the rule of every command of the house; undefined for keys in the environment. */
function keyFileOf({ directory, home, keys }: DoctorContext): string | undefined {
  if ("file" in keys) return keys.file;
  if (keys.environment === undefined) return join(home, "key");
  return isKeys(keys.environment) ? undefined : resolve(directory, keys.environment);
}

const isNamed = ({ keys }: DoctorContext): boolean => "file" in keys || keys.environment !== undefined;

const key: Check = {
  id: "key",
  title: "The key of the house",
  check: async (context) => {
    const file = keyFileOf(context);
    if (file === undefined) return keysIn("LIVERY_KEY", "environment" in context.keys ? context.keys.environment : "");
    if (!isNamed(context) && !hasHouse(context)) return { notChecked: noHouse };
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (text === undefined)
      return {
        found: `There is no key: ${file} is absent.`,
        next: `Restore the file that the house was set up with; for a new house livery house key ${file} makes one.`,
      };
    return keysIn(file, text);
  },
};

function keysIn(place: string, text = ""): Verdict {
  try {
    readKeys(text);
    return { well: `in ${place}` };
  } catch (error) {
    return { found: `${place}: ${textOf(error)}`, next: "Give it the keys that livery house key made, whole." };
  }
}

/** What only the user of the house may use, and a group that it is given to. */
function modeCheck(
  id: string,
  title: string,
  { mode, pathOf, isFile }: { mode: number; pathOf: (context: DoctorContext) => string | undefined; isFile: boolean },
): Check {
  return {
    id,
    title,
    check: async (context) => {
      const path = pathOf(context);
      const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
      if (path === undefined || found?.isFile() !== isFile)
        return { notChecked: `there is none at ${path ?? "this house"}` };
      const present = found.mode & 0o777;
      const has = `${path} has the mode ${present.toString(8)}`;
      if ((present & ~mode) === 0) return { well: present.toString(8) };
      const next = `chmod ${mode.toString(8)} ${path}`;
      const forOthers = present & 0o007;
      if (forOthers === 0)
        return {
          found: `${has}: its group can use it.`,
          next: `${next}, unless the house reads it by its group.`,
          isWarning: true,
        };
      return {
        found: `${has}: others of this machine can use it.`,
        next,
        fix: async () => {
          // A house may read it by its group.
          const closed = present & ~forOthers;
          await chmod(path, closed);
          return `It has the mode ${closed.toString(8)} now.`;
        },
      };
    },
  };
}

const running: Check = {
  id: "house-file",
  title: "The record of a running house",
  check: ({ home }) => {
    const file = join(home, "house.json");
    if (!existsSync(file)) return { notChecked: "no house runs from this folder" };
    const house = readHouseFile(home);
    if (house !== null && isRunning(house.pid)) return { well: `process ${house.pid} at port ${house.port}` };
    return {
      found: `${file} is of ${house === null ? "no house that can be read" : `process ${house.pid}, which has ended`}.`,
      next: "Remove the file; the next house writes its own.",
      isWarning: true,
      fix: async () => {
        await rm(file, { force: true });
        return "It was removed.";
      },
    };
  },
};

/** Milliseconds for a connection. */
const connectMs = 4_000;

const nats: Check = {
  id: "nats",
  title: "NATS",
  check: async ({ natsUrl }): Promise<Verdict> => {
    if (natsUrl === undefined) return { notChecked: "NATS_URL is not set" };
    const url = URL.canParse(natsUrl) ? new URL(natsUrl) : null;
    // A house takes one address (D50).
    if (url === null || !/^(?:nats|tls):$/u.test(url.protocol) || url.hostname === "" || url.hostname.includes(","))
      return { found: "NATS_URL is no address of a NATS server.", next: "Write it as nats://10.0.0.9:4222." };
    const why = await greeting(url).catch((error: unknown) => textOf(error));
    if (why === undefined) return { well: "answers" };
    return {
      found: `NATS does not answer: ${redactedUrl(natsUrl)} (${why}).`,
      next: "Start it, or correct NATS_URL; houses beside each other need it for the live feed.",
    };
  },
};

/** A NATS server speaks first: `INFO {…}`. */
function greeting({ hostname, port }: URL): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/gu, "");
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 4222), timeout: connectMs });
    const end = (why: string | undefined): void => {
      socket.destroy();
      resolve(why);
    };
    socket.once("data", (data) =>
      end(data.toString("latin1").startsWith("INFO ") ? undefined : "it is no NATS server"),
    );
    socket.once("timeout", () => end("it says nothing"));
    socket.once("end", () => end("it says nothing"));
    socket.once("error", reject);
  });
}

/** The house of this folder, or of the database that the environment names. */
export const houseChecks: readonly Check[] = [
  key,
  modeCheck("key-mode", "The mode of the key file", { mode: 0o600, pathOf: keyFileOf, isFile: true }),
  modeCheck("data-mode", "The mode of the data", {
    mode: 0o700,
    pathOf: ({ home }) => join(home, "pg"),
    isFile: false,
  }),
  running,
  nats,
];
