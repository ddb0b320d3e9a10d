import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AuditRow, ListName, StaffRole } from "@livery/contract/panel";

/** A time that PostgreSQL sets by itself. */
type SetTime = ColumnType<Date, Date | undefined, Date>;

export interface StaffTable {
  staff_id: Generated<number>;
  /** null: the platform's staff (D91). */
  tenant_id: number | null;
  dealer_id: number | null;
  role: StaffRole;
  name: string;
  password_hash: string;
  /** Plain, in a development server without a key; else null. */
  totp_secret: Buffer | null;
  /** As `seal` of a Keyring writes it; else null. */
  totp_sealed: Buffer | null;
  /** Who created the account or reset it last; null: a command of the operator. */
  access_given_by: number | null;
  access_given_at: SetTime;
  totp_step: Generated<bigint>;
  status: Generated<"active" | "passive">;
  lang: string;
  version: Generated<bigint>;
  created_at: SetTime;
}

export interface StaffSessionTable {
  session_hash: Buffer;
  tenant_id: number;
  staff_id: number;
  created_at: SetTime;
  idle_until: Date;
  absolute_until: Date;
  factor_at: SetTime;
  ended_at: Date | null;
  ended_reason: "sign_out" | "password_changed" | "operator" | null;
  address: string;
  user_agent: string;
}

export interface StaffIdempotencyTable {
  tenant_id: number;
  staff_id: number;
  scope: string;
  key: string;
  body_hash: Buffer;
  answer: string;
  at: SetTime;
}

export interface SavedViewTable {
  view_id: Generated<number>;
  tenant_id: number;
  staff_id: number;
  list: ListName;
  name: string;
  query: string;
  created_at: SetTime;
}

/** One field that changed, as JSON values; undefined fields are left out of the entry. */
export interface StoredChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface AuditSearchTable {
  tenant_id: number;
  audit_id: bigint;
  /** The target's name and the actor's, a line each. */
  folded: string;
  folding: number;
}

/** One row: up to which entry the job has folded names, with which version of the folding. */
export interface AuditFoldedTable {
  singleton: Generated<true>;
  folding: Generated<number>;
  audit_id: Generated<bigint>;
}

export interface AuditEntryTable {
  audit_id: Generated<bigint>;
  tenant_id: number;
  at: SetTime;
  /** null: the server itself, or one of its commands. */
  staff_id: number | null;
  actor: string;
  role: AuditRow["role"];
  dealer_id: number | null;
  action: string;
  target_kind: AuditRow["targetKind"];
  target_id: number | bigint;
  target_name: string;
  changes: JSONColumnType<readonly StoredChange[]>;
  reason: string | null;
  /** The key of the panel's call; null in entries of the server itself and in old ones. */
  operation: string | null;
  /** Of the amounts among the changes. */
  currency: string | null;
  /** The request of the call; null in entries of jobs, of commands and of earlier versions. */
  request_id: Generated<string | null>;
}

/** The tables of migrations 0060 to 0069. */
export interface PanelTables {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  staff_idempotency: StaffIdempotencyTable;
  saved_view: SavedViewTable;
  audit_entry: AuditEntryTable;
  audit_search: AuditSearchTable;
  audit_folded: AuditFoldedTable;
}
