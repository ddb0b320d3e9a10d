import { readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";
import { readyLine, readyObject, runCli, startCli } from "../testing/run-cli.ts";

const { folder: cwd, database } = await houseProject();

interface Ready {
  readonly house: string;
  readonly metrics: string;
}
interface Line {
  readonly requestId?: string;
  readonly msg: string;
}

/** The whole lines of a log; throws at a line that is split. */
const lines = async (file: string): Promise<readonly Line[]> =>
  (await readFile(file, "utf8"))
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

test("a house serves its metrics, and its log follows a rotation with no line lost or split", async () => {
  const log = join(cwd, "house.log");
  const arguments_ = ["house", "start", "--port", "0", "--metrics", "0", "--log-file", log, "--pool", "7", "--json"];
  const running = await startCli(arguments_, { cwd }, readyLine);
  const { house, metrics } = (await readyObject(running)) as Ready;
  expect(new URL(metrics).hostname).toBe("127.0.0.1");
  expect(await (await fetch(metrics)).text()).toContain('livery_database_pool_size{pool="calls"} 7');
  // The log is not on stdout: that has the ready line alone.
  expect(running.output()).not.toContain('"level"');
  expect((await stat(log)).mode & 0o777).toBe(0o600);

  const ids: string[] = [];
  const request = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) {
      const answer = await fetch(`${house}/ekol/nothing`, { method: "POST" });
      ids.push(answer.headers.get("x-request-id") ?? "");
    }
  };
  await request(20);
  await rename(log, `${log}.1`);
  const requests = request(100);
  running.child.kill("SIGHUP");
  await requests;
  await expect
    .poll(() =>
      stat(log).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await request(1);
  await expect.poll(async () => (await lines(log)).some(({ requestId }) => requestId === ids.at(-1))).toBe(true);
  expect((await stat(log)).mode & 0o777).toBe(0o600);
  const written = [...(await lines(`${log}.1`)), ...(await lines(log))];
  expect(written.filter(({ msg }) => msg === "answered").map(({ requestId }) => requestId)).toEqual(ids);
  expect(await running.stop()).toBe(130);
});

test("house request prints what a request wrote, and says where to look if it wrote nothing", async () => {
  await database.pool.query(`begin; select set_config('livery.request', 'edge-1', true);
    select ledger_post(tenant_id, 'bonus', 'EUR', null, 'test', null, array['book', 'cash'],
      array[tenant_id, player_id]::bigint[], array[-700, 700]::bigint[])
    from player where user_name = 'alice'; commit`);
  const found = await runHere(["house", "request", "edge-1", "--json"], { cwd });
  expect([found.code, JSON.parse(found.stdout)]).toMatchObject([
    0,
    { request: "edge-1", postings: [{ kind: "bonus", actor: "test", amount: "-700", currency: "EUR" }], entries: [] },
  ]);
  expect((await runHere(["house", "request", "edge-1"], { cwd })).stdout).toMatch(/^posting \d+ {2}\S+ {2}bonus/u);
  const other = await runHere(["house", "request", "edge-1", "--at", "2020-01-01T00:00:00Z"], { cwd });
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining("within a day of 2020-01-01")]);
  expect((await runHere(["house", "request", "edge-1", "--at", "yesterday"], { cwd })).code).toBe(2);
});

test("a log that cannot be written ends the start with exit code 4, and names the file", async () => {
  const { code, stderr } = await runCli(["house", "start", "--port", "0", "--log-file", join(cwd, "no", "house.log")], {
    cwd,
  });
  expect([code, stderr]).toEqual([4, expect.stringContaining("house.log (ENOENT)")]);
});

test("an invalid address of the metrics is exit code 2, and nothing starts", async () => {
  const { code, stderr } = await runCli(["house", "start", "--metrics", "0.0.0.0:9464"], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining("--metrics-anywhere")]);
});
