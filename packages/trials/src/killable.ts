import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type OpenDatabase, openDatabase } from "@livery/house";
import { preparedProject, removeProject, type SpawnedHouse, spawnHouse } from "@livery/house/testing/fixtures";
import { isAlive, prepareLayout } from "@livery/house/testing/parts";

const plenty = { points: 10_000_000, seconds: 60 };

/** A server in its own process, on its own PostgreSQL. It kills only processes that it started, by their ids. */
export class Killable {
  readonly root: string;
  #house: SpawnedHouse | undefined;
  #command: OpenDatabase | undefined;
  /** The same after every restart, since the clients know it. */
  port = 0;

  private constructor(root: string) {
    this.root = root;
  }

  static async make(): Promise<Killable> {
    return new Killable(await preparedProject());
  }

  async start(): Promise<void> {
    this.#house = await spawnHouse({ root: this.root, port: this.port, rateLimits: { address: plenty, site: plenty } });
    const { port } = this.#house.startReport;
    if (port === undefined) throw new Error(`the house did not start: ${JSON.stringify(this.#house.startReport)}`);
    this.port = port;
  }

  /** A command's connections beside the server; opened again if PostgreSQL was killed. */
  async command(): Promise<OpenDatabase["db"]> {
    this.#command ??= await openDatabase({ root: this.root, purpose: "test" });
    return this.#command.db;
  }

  /** kill -9 of the server only. */
  async killHouse(): Promise<void> {
    await this.#house?.end("SIGKILL");
  }

  /** kill -9 of PostgreSQL with all its processes, like a power cut. The server, if it runs, ends by itself. */
  async killDatabase(): Promise<void> {
    const { data } = await prepareLayout(this.root);
    const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    const pids = [postmaster, ...childrenOf(postmaster)];
    for (const pid of pids) kill(pid);
    for (const pid of pids) while (isAlive(pid)) await sleep(5);
    await this.#command?.close();
    this.#command = undefined;
  }

  /** Waits for the server's own end, after its database was killed. */
  async houseEnded(): Promise<void> {
    const { child } = this.#house as SpawnedHouse;
    for (const until = Date.now() + 30_000; child.exitCode === null && child.signalCode === null; await sleep(5))
      if (Date.now() > until) throw new Error("the house did not end without its database");
  }

  async remove(): Promise<void> {
    await this.killHouse();
    await this.#command?.close();
    await removeProject(this.root);
  }
}

/** A process that has ended meanwhile is ignored. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}
