import { spawnSync } from "node:child_process";
import { ensureProgram, isDebian, type Program } from "./ensure-program.ts";

const nginx: Program = {
  name: "nginx",
  find: () => {
    const named = process.env["NGINX_PATH"];
    const candidates = named === undefined ? ["nginx", "/usr/sbin/nginx"] : [named];
    return candidates.find((path) => spawnSync(path, ["-v"]).status === 0);
  },
  // As a package it would be started as a service of this machine: whoever runs the test decides that.
  install: () => undefined,
  remedy: () =>
    `${isDebian() ? "run `apt-get install nginx` as root (and stop its service)" : "install nginx"}, or set NGINX_PATH to yours`,
};

/** The nginx that tests start; where it is missing the process ends with a sentence and code 4. */
export const ensureNginx = (): string => ensureProgram(nginx);
