import { spawn, spawnSync } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../harness/free-port.ts";

/** A registry on loopback: Livery's packages are its own, all others are npm's. */
export interface LocalRegistry {
  readonly url: string;
  /** The tarballs that were asked for, in that order. */
  readonly tarballs: () => readonly string[];
  /** Publishes the tarballs of a folder, as `npm publish` does. */
  readonly publish: (folder: string) => readonly string[];
  readonly stop: () => Promise<void>;
}

const configuration = (folder: string, port: number): string => `storage: ${join(folder, "storage")}
uplinks: { npmjs: { url: "${process.env["npm_config_registry"] ?? "https://registry.npmjs.org/"}", timeout: 60s } }
packages:
  "@livery/*": { access: $all, publish: $all }
  create-livery: { access: $all, publish: $all }
  "**": { access: $all, proxy: npmjs }
listen: 127.0.0.1:${port}
log: { type: stdout, format: json, level: http }
`;

/** Starts the registry server that `LIVERY_VERDACCIO` names, with its files in a folder. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const program = process.env["LIVERY_VERDACCIO"];
  if (program === undefined) throw new Error("LIVERY_VERDACCIO is not set: run `pnpm test:registry`");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, "registry.yaml");
  writeFileSync(config, configuration(folder, port));
  const child = spawn(process.execPath, [program, "--config", config], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes(url)) resolve();
    });
    void ended.then(() => reject(new Error("the registry ended before it listened")));
  });
  // npm publishes only with a token; this registry takes any.
  const credentials = join(folder, "publisher.npmrc");
  writeFileSync(credentials, `//127.0.0.1:${port}/:_authToken=anybody\n`);
  return {
    url,
    tarballs: () => [...output.matchAll(/"method":"GET","url":"([^"]+\.tgz)"/gu)].map(([, path = ""]) => path),
    publish: (packed) => {
      const files = globSync("**/*.tgz", { cwd: packed });
      for (const file of files) {
        // A scope's registry of the user's own configuration would win over the general one.
        const registries = ["--registry", url, `--@livery:registry=${url}`];
        const args = ["publish", join(packed, file), ...registries, "--userconfig", credentials];
        const { status, stderr } = spawnSync("npm", args, { encoding: "utf8" });
        if (status !== 0) throw new Error(`${file} cannot be published:\n${stderr}`);
      }
      return files;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
