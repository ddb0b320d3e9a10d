import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The generated configuration in a real nginx on loopback. */
export interface RunningNginx {
  readonly http: number;
  readonly https: number;
  readonly ca: Buffer;
  /** What it wrote into its error log. */
  readonly errors: () => string;
  stop(): Promise<void>;
}

/** Paths and ports of the server that the configuration is for, in place of those of this trial. */
interface Replacement {
  readonly folder: string;
  readonly hosts: readonly string[];
  readonly http: number;
  readonly https: number;
}

/** One certificate for all hosts, in the folder of each, signed by itself. */
function makeCertificates({ folder, hosts }: Replacement): Buffer {
  const [first = ""] = hosts;
  for (const host of hosts) mkdirSync(join(folder, "certificates", host), { recursive: true });
  const at = (host: string, file: string): string => join(folder, "certificates", host, file);
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const files = ["-keyout", at(first, "privkey.pem"), "-out", at(first, "fullchain.pem")];
  const { status, stderr } = spawnSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"].concat(
      ["-subj", `/CN=${first}`, "-addext", `subjectAltName=${names}`],
      files,
    ),
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  for (const host of hosts)
    for (const file of ["privkey.pem", "fullchain.pem"]) writeFileSync(at(host, file), readFileSync(at(first, file)));
  return readFileSync(at(first, "fullchain.pem"));
}

/**
 * Starts nginx with a generated file. Only what is this machine's is replaced in it: the ports by two of loopback, the folders of the
 * certificates and the cache. Throws what nginx says of a file that it refuses.
 */
export async function startNginx(program: string, config: string, replacement: Replacement): Promise<RunningNginx> {
  const { folder, http, https } = replacement;
  const ca = makeCertificates(replacement);
  const own = config
    .replaceAll(/^ *listen \[::\]:\d+.*\n/gmu, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${http};`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${https} `)
    .replaceAll("/etc/letsencrypt/live", join(folder, "certificates"))
    .replaceAll("/var/cache/livery-nginx", join(folder, "cache"));
  writeFileSync(join(folder, "livery.conf"), own);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `    ${kind}_temp_path ${join(folder, kind)};`,
  );
  const main = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(
    main,
    `${user}worker_processes 2;\npid ${join(folder, "nginx.pid")};\nerror_log ${join(folder, "error.log")} info;\ndaemon off;
events {}
http {
    access_log ${join(folder, "access.log")};
    include /etc/nginx/mime.types;
${paths.join("\n")}
    include ${join(folder, "livery.conf")};
}
`,
  );
  const options = ["-c", main, "-e", join(folder, "error.log")];
  const checked = spawnSync(program, ["-t", ...options], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`nginx refuses the generated file:\n${checked.stderr}`);
  const child = spawn(program, options, { stdio: "ignore" });
  await listens(child, https);
  return {
    http,
    https,
    ca,
    errors: () => readFileSync(join(folder, "error.log"), "utf8"),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function listens(child: ChildProcess, port: number): Promise<void> {
  const { connect } = await import("node:net");
  while (child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("nginx ended at once");
}
