import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { removeDatabase } from "@livery/house";
import { startLivery } from "@livery/cli/testing/process";

const startTimeoutMs = 240_000;

export interface BuiltBrand {
  readonly name: string;
  readonly dist: string;
}

/** The demo's brands as it builds them, with the settings and first rows of its house. The house itself is stopped. */
export async function demoBrands(folder: string, names: readonly string[]): Promise<readonly BuiltBrand[]> {
  const port = await freePort();
  const { child, ended, output } = startLivery(["demo", "--port", String(port), "--skin", names.join(",")], {
    cwd: folder,
  });
  let over = false;
  void ended.then(() => (over = true));
  const until = Date.now() + startTimeoutMs;
  while (!(await answers(port))) {
    if (over || Date.now() > until) throw new Error(`the demo did not answer:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill("SIGINT");
  await ended;
  await removeDatabase(folder);
  const demo = join(folder, ".livery", "demo");
  return names.map((name) => ({ name, dist: join(demo, name, "dist") }));
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
