import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { commandTable } from "../commands/command-table.ts";
import { environmentName } from "../program/command-definition.ts";
import { composeEnvironmentExample, composeFile, dockerfile, dockerignore, imagePort } from "./containers.ts";
import type { Deployment } from "./deployment.ts";
import { environmentExample, systemdUnit } from "./systemd.ts";

const dirs = ["/srv/livery/northwind/dist", "/srv/livery/south"];
const deployment = {
  brands: dirs.map((dir) => ({ dir })),
  project: "/srv/livery",
  written: { fromProject: "out/deploy", toProject: "../.." },
  houses: ["127.0.0.1:4301"],
  node: 24,
} as unknown as Deployment;
const image = dockerfile(deployment);
const compose = composeFile(deployment);
const serve = commandTable.find(({ words }) => words.join(" ") === "serve")?.options ?? [];

/** The flags among words. */
const flags = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word.startsWith("--")).map((word) => word.slice(2));

test("the flags and variables that start a house are those of livery serve", () => {
  const [, words = "[]"] = /^CMD (.*)$/mu.exec(image) ?? [];
  const [, line = ""] = /^ExecStart=(.*)$/mu.exec(systemdUnit(deployment)) ?? [];
  const known = serve.map(({ name }) => name);
  for (const flag of [...flags(JSON.parse(words) as string[]), ...flags(line.split(" "))])
    expect(known).toContain(flag);
  const twins = new Set([...serve.map(({ name }) => environmentName(name)), "LIVERY_KEY", "LIVERY_OWNER_URL"]);
  const names = [...compose.matchAll(/^ +(LIVERY_\w+): /gmu)];
  expect(names.length).toBeGreaterThan(3);
  for (const [, name = ""] of names) expect([...twins]).toContain(name);
});

test("the image takes the builds and the manifest alone, and runs as a user without rights", () => {
  expect(image).toContain("COPY northwind/dist ./northwind/dist\nCOPY south ./south\nUSER node\n");
  expect(dockerignore(deployment)).toBe(
    "*\n!package.json\n!package-lock.json\n!northwind\nnorthwind/*\n!northwind/dist\n!south\n",
  );
});

test("what the compose file asks for is named by its example, and its volumes and secrets are declared", () => {
  const required = new Set([...compose.matchAll(/\$\{(\w+):\?/gu)].map(([, name]) => name));
  const named = [...composeEnvironmentExample().matchAll(/^(\w+)=/gmu)].map(([, name]) => name);
  expect([...required].toSorted()).toEqual(named.toSorted());
  const [, subnet] = /subnet: (\S+)/u.exec(compose) ?? [];
  expect(compose).toContain(`LIVERY_TRUST_PROXY: ${subnet}\n`);
  const [, declared = ""] = /^volumes:\n((?: {2}.*\n)+)/mu.exec(compose) ?? [];
  expect(compose).toContain("    context: ../..\n    dockerfile: out/deploy/Dockerfile\n");
  for (const [, volume = ""] of compose.matchAll(/^ {6}- ([a-z\d-]+):\/var/gmu))
    expect(declared).toContain(`  ${volume}:\n`);
  // A tab, or a line whose depth is odd, is no YAML of this file.
  expect(compose.split("\n").filter((line) => /\t|^(?: {2})* \S/u.test(line))).toEqual([]);
});

test("a unit gets its addresses from its environment, and has none where the houses are other machines", () => {
  const unit = systemdUnit(deployment);
  expect(unit).toContain(
    "Environment=LIVERY_HOST=127.0.0.1 LIVERY_NODE=http://127.0.0.1:%i LIVERY_TRUST_PROXY=127.0.0.1\n",
  );
  expect(unit).toMatch(/^\[Unit\][^[]*\nStartLimitIntervalSec=0\n/u);
  const remote = { ...deployment, houses: ["10.0.0.5:4300", "10.0.0.6:4300"] };
  expect(systemdUnit(remote)).not.toContain("Environment=LIVERY_HOST");
  const required = [...systemdUnit(remote).matchAll(/\$\{(LIVERY_\w+)\}/gu)].map(([, name]) => `\n${name}=\n`);
  expect(required.length).toBeGreaterThan(3);
  for (const line of required) {
    expect(environmentExample(remote)).toContain(line);
    expect(environmentExample(deployment)).not.toContain(line);
  }
});

test("the health check is 0 while a house is ready, and 1 while it is not or is not there", async () => {
  let status = 200;
  const server = createServer((_, response) => response.writeHead(status).end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [, command = ""] = /^HEALTHCHECK .* CMD (.*)$/mu.exec(image) ?? [];
  const check = async (): Promise<number> => {
    const [code] = (await once(
      spawn("sh", ["-c", command.replace(`:${imagePort}/`, `:${port}/`).replace("node ", `"${process.execPath}" `)]),
      "exit",
    )) as [number];
    return code;
  };
  expect(await check()).toBe(0);
  status = 503;
  expect(await check()).toBe(1);
  server.close();
  await once(server, "close");
  expect(await check()).toBe(1);
});
