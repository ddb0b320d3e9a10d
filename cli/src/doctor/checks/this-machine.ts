import { statfs } from "node:fs/promises";
import { lookup } from "node:dns/promises";
import { createServer } from "node:net";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { readHouseFile } from "@livery/house";
import { packageFolder } from "../../workspace/packages.ts";
import type { Check, Verdict } from "../check.ts";
import { listener } from "../listener.ts";

const oldestNode = [24, 7] as const;

const node: Check = {
  id: "node",
  title: "Node",
  check: ({ nodeVersion }) => {
    const [major = 0, minor = 0] = nodeVersion.replace("v", "").split(".").map(Number);
    const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
    return isOld
      ? { found: `This is Node ${nodeVersion}.`, next: `Install Node ${oldestNode.join(".")} or later.` }
      : { well: nodeVersion };
  },
};

/** One of each must run: two of React break the hooks, two of a kit have different types and tokens. */
const single = ["react", "react-dom", "@livery/skin", "@livery/ui", "@livery/site"] as const;

const packages: Check = {
  id: "packages",
  title: "One version of each package",
  check: ({ directory, brand }) => {
    const from = "folder" in brand ? brand.folder : directory;
    const others = single.flatMap((name) => {
      const own = versionAt(packageFolder(name, dirname(packageFolder("@livery/site"))) || "");
      const found = installedFrom(name, from);
      const version = found && versionAt(found);
      return version === undefined || version === own ? [] : [`${name} ${version} beside ${own} of the command`];
    });
    return others.length === 0
      ? { well: "none is there twice" }
      : {
          found: `Packages are installed in several versions: ${others.join(", ")}.`,
          next: "Give your project the versions of the command (npm ls NAME says who needs which), and install again.",
        };
  },
};

function installedFrom(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
    if (dirname(folder) === folder) return undefined;
  }
}

const versionAt = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly version: string }).version;

const ports: Check = {
  id: "ports",
  title: "Ports",
  check: async ({ home, ports: wanted }) => {
    const house = readHouseFile(home);
    const taken = await Promise.all(wanted.map(async (each) => ((await isFree(each.port)) ? [] : [each])));
    const others = taken.flat().filter(({ port }) => house?.port !== port);
    if (others.length === 0) return { well: `${wanted.map(({ port }) => port).join(" and ")} are free or the house's` };
    const texts = others.map(({ command, port }) => {
      const pid = listener(port);
      return `port ${port}, which ${command} listens on, is taken${pid === undefined ? "" : ` by process ${pid}`}`;
    });
    return {
      found: `${capital(texts.join("; "))}.`,
      next: "End that program, or choose another port with --port.",
      isWarning: true,
    };
  },
};

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

const localNames: Check = {
  id: "local-names",
  title: "Names of this machine",
  check: async ({ localName }) => {
    const addresses = await lookup(localName, { all: true }).catch(() => []);
    const isLocal = addresses.every(({ address }) => address === "::1" || address.startsWith("127."));
    if (addresses.length > 0 && isLocal) return { well: `${localName} is this machine` };
    return {
      found:
        addresses.length === 0
          ? `The system does not find ${localName}; browsers do without it, curl and other programs do not.`
          : `${localName} is ${addresses.map(({ address }) => address).join(", ")}, which is another machine.`,
      next: `Add the names of your brands to /etc/hosts, as in: 127.0.0.1 ${localName}`,
      isWarning: true,
    };
  },
};

const disk: Check = {
  id: "disk",
  title: "Disk space",
  check: async ({ directory, leastFree }): Promise<Verdict> => {
    const { bavail, bsize } = await statfs(directory);
    const free = bavail * bsize;
    const text = `${(free / 1024 ** 3).toFixed(1)} GB free`;
    return free >= leastFree
      ? { well: text }
      : {
          found: `Only ${text} at ${directory}.`,
          next: "Free some space: builds and the database stop where none is left.",
        };
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The machine that Livery runs on. */
export const machineChecks: readonly Check[] = [node, packages, ports, localNames, disk];
