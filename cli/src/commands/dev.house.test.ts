import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { removeDatabase } from "@livery/house";
import { prepareProjectDatabase } from "@livery/house/testing";
import { expect, onTestFinished, test } from "vitest";
import { startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

test("a database that goes away ends livery dev and its house with the reason, what to do next, and exit code 4", async () => {
  const cwd = await temporaryFolder();
  onTestFinished(() => removeDatabase(cwd));
  await prepareProjectDatabase(cwd);
  // A name that no house of this machine knows: dev opens one.
  await runHere(["create", "lonely-quay", "--yes"], { cwd });
  const dev = await startCli(["dev", "lonely-quay", "--port", "0"], { cwd }, /calls go to/u);
  const [postmaster] = (await readFile(join(cwd, ".livery/pg/data/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(postmaster), "SIGKILL");
  expect((await dev.ended).code).toBe(4);
  expect(dev.output()).toMatch(/The database went away \([^)]+\)[^]*start the house again/u);
});
