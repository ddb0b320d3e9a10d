/** Codes of the errors that keep a server or its database from starting. Each message ends with what to do next. */
export type HouseErrorCode =
  | "house_already_running"
  | "port_taken"
  | "port_refused"
  | "database_unreachable"
  | "database_too_old"
  | "database_unsafe"
  | "database_newer"
  | "database_older"
  | "database_roles"
  | "database_start_failed"
  | "database_absent"
  | "database_exists"
  | "database_differs"
  | "migration_failed"
  | "backup_damaged"
  | "backup_foreign"
  | "backup_newer"
  | "backup_platform"
  | "backup_rights"
  | "pg_tools_missing"
  | "pg_tools_failed"
  | "target_not_empty"
  | "sql_missing"
  | "no_disk_space"
  | "no_permission"
  | "platform_unsupported"
  | "clock_moved"
  | "brand_not_built"
  | "panel_not_built"
  | "settings_refused"
  | "settings_changed"
  | "invalid_host"
  | "key_missing"
  | "key_invalid"
  | "key_wrong"
  | "log_file"
  | "metrics_address"
  | "tracing"
  | "node_url"
  | "nats_url";

/** A server error: `message` says what is wrong, `next` what to do about it. */
export class HouseError extends Error {
  readonly code: HouseErrorCode;
  readonly next: string;

  constructor(code: HouseErrorCode, message: string, next: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "HouseError";
    this.code = code;
    this.next = next;
  }
}

/** Another server owns this data. `pid` is its process, `port` the one it listens on, if known. */
export class HouseAlreadyRunning extends HouseError {
  readonly pid: number;
  readonly port: number | null;

  constructor(pid: number, port: number | null) {
    const where = port === null ? "" : ` on port ${port}`;
    super(
      "house_already_running",
      `A house already runs on this data: process ${pid}${where}.`,
      `Use that one, or end it first (kill ${pid}), or start from another folder.`,
    );
    this.name = "HouseAlreadyRunning";
    this.pid = pid;
    this.port = port;
  }
}

/** Another program uses the port that the server should listen on. */
export class PortTaken extends HouseError {
  readonly port: number;

  constructor(port: number, cause?: unknown) {
    super(
      "port_taken",
      `Port ${port} is taken by another program.`,
      `End it, or choose another port with --port.`,
      cause,
    );
    this.name = "PortTaken";
    this.port = port;
  }
}

/** Maps an error of the file system (ENOSPC, EACCES, EROFS …) to one that names the folder. */
export function fileSystemError(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === "ENOSPC" || code === "EDQUOT")
    return new HouseError(
      "no_disk_space",
      `No disk space is left for ${folder}.`,
      "Free some space (about 300 MB) and start again.",
      error,
    );
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new HouseError(
      "no_permission",
      `This user may not write to ${folder}.`,
      "Give it the right, start from a folder of its own, or name a PostgreSQL server in DATABASE_URL.",
      error,
    );
  return error;
}
