import type { ChaosErrorCode } from "@livery/chaos";
import type { HouseErrorCode, SetupRefusalCode } from "@livery/house";

/** The exit codes of the command (README). */
export const exitCodes = {
  ok: 0,
  other: 1,
  usage: 2,
  config: 3,
  environment: 4,
  conflicts: 6,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Errors of the command itself; a `failed` one says in its text what failed. */
type OwnCode =
  | "failed"
  | "unexpected"
  | "usage"
  | "invalid_config"
  | "environment"
  | "font_unavailable"
  | "merge_conflicts"
  | "settings_unsigned"
  | "token_missing"
  | "token_refused"
  | "cancelled";

/** What programs tell errors apart by, in `--json`: a closed list, which the README has by exit code. */
export type ErrorCode = OwnCode | HouseErrorCode | SetupRefusalCode | ChaosErrorCode;

/** The exit code of each error. */
export const errorCodes: Readonly<Record<ErrorCode, ExitCode>> = {
  failed: exitCodes.other,
  unexpected: exitCodes.other,
  usage: exitCodes.usage,
  invalid_config: exitCodes.config,
  environment: exitCodes.environment,
  font_unavailable: exitCodes.environment,
  merge_conflicts: exitCodes.conflicts,
  cancelled: exitCodes.interrupted,
  backup_damaged: exitCodes.config,
  backup_foreign: exitCodes.config,
  backup_newer: exitCodes.config,
  backup_platform: exitCodes.environment,
  backup_rights: exitCodes.environment,
  brand_not_built: exitCodes.environment,
  clock_moved: exitCodes.environment,
  currency_unknown: exitCodes.usage,
  currency_without_dealer: exitCodes.other,
  database_absent: exitCodes.environment,
  database_differs: exitCodes.other,
  database_exists: exitCodes.environment,
  database_newer: exitCodes.environment,
  database_older: exitCodes.environment,
  database_roles: exitCodes.environment,
  database_start_failed: exitCodes.environment,
  database_too_old: exitCodes.environment,
  database_unreachable: exitCodes.environment,
  database_unsafe: exitCodes.environment,
  dealer_closed: exitCodes.other,
  dealer_currency: exitCodes.other,
  dealer_in_use: exitCodes.other,
  dealer_quota_reached: exitCodes.other,
  dealer_too_deep: exitCodes.other,
  dealer_unknown: exitCodes.usage,
  host_invalid: exitCodes.usage,
  host_missing: exitCodes.usage,
  host_taken: exitCodes.other,
  host_unknown: exitCodes.usage,
  house_already_running: exitCodes.environment,
  house_has_tenant: exitCodes.other,
  invalid_host: exitCodes.usage,
  invalid_option: exitCodes.usage,
  key_invalid: exitCodes.environment,
  key_missing: exitCodes.environment,
  key_wrong: exitCodes.environment,
  language_unknown: exitCodes.usage,
  log_file: exitCodes.environment,
  metrics_address: exitCodes.environment,
  migration_failed: exitCodes.environment,
  name_invalid: exitCodes.usage,
  name_taken: exitCodes.other,
  nats_url: exitCodes.environment,
  no_disk_space: exitCodes.environment,
  no_permission: exitCodes.environment,
  node_url: exitCodes.usage,
  panel_not_built: exitCodes.environment,
  permission_refused: exitCodes.other,
  pg_tools_failed: exitCodes.environment,
  pg_tools_missing: exitCodes.environment,
  platform_unsupported: exitCodes.environment,
  port_refused: exitCodes.environment,
  port_taken: exitCodes.environment,
  settings_changed: exitCodes.other,
  settings_unsigned: exitCodes.other,
  settings_refused: exitCodes.config,
  site_in_use: exitCodes.other,
  site_key_invalid: exitCodes.usage,
  site_key_taken: exitCodes.other,
  site_unknown: exitCodes.usage,
  sql_missing: exitCodes.environment,
  staff_refused: exitCodes.other,
  target_not_empty: exitCodes.environment,
  title_invalid: exitCodes.usage,
  token_invalid: exitCodes.usage,
  token_missing: exitCodes.usage,
  token_refused: exitCodes.environment,
  token_unknown: exitCodes.usage,
  tracing: exitCodes.environment,
};
