import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** The process that listens on a port of this machine; undefined where the system does not say, as beside Linux. */
export function listener(port: number): number | undefined {
  try {
    const sockets = new Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => listening(table, port)));
    return processes().find((pid) => holds(pid, sockets));
  } catch {
    return undefined;
  }
}

/** The state of a socket that listens, in the kernel's table. */
const listens = "0A";

function listening(table: string, port: number): readonly string[] {
  return readFileSync(table, "utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/u))
    .filter(([, local = "", , state]) => state === listens && Number.parseInt(local.split(":")[1] ?? "", 16) === port)
    .map((columns) => `socket:[${columns[9]}]`);
}

const processes = (): readonly number[] => readdirSync("/proc").map(Number).filter(Number.isInteger);

function holds(pid: number, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((name) => sockets.has(readlinkSync(`/proc/${pid}/fd/${name}`)));
  } catch {
    // Of another user, or it has ended meanwhile.
    return false;
  }
}
