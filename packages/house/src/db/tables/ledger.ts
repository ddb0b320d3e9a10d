import type { ColumnType, Generated } from "kysely";

/** A column that only functions of the database write. */
type Written<Value> = ColumnType<Value, never, never>;

export interface PostingRuleTable {
  kind: Written<string>;
  gives: Written<string>;
  takes: Written<string>;
  own: Written<boolean>;
}

export interface LedgerSealTable {
  tenant_id: Written<number>;
  position: Written<bigint>;
  transaction_id: Written<bigint>;
  hash: Written<Buffer>;
}

export interface LedgerUnsealedTable {
  transaction_id: Written<bigint>;
}

/** A broken invariant of the money rules: `I3`, "cash:42 EUR: balance 5, entries 4". */
export interface Breach {
  readonly rule: "I1" | "I2" | "I3" | "I7" | "I14";
  readonly what: string;
}

export interface LedgerHaltTable {
  halt_id: Generated<bigint>;
  tenant_id: number;
  at: ColumnType<Date, never, never>;
  breaches: ColumnType<readonly Breach[], string, never>;
  lifted_at: Date | null;
  lifted_by: string | null;
  lift_reason: string | null;
}

export interface LedgerAuditedTable {
  tenant_id: number;
  position: bigint;
  at: Date;
  whole_at: Date | null;
}

/** The tables of migrations 0090 to 0092. */
export interface LedgerTables {
  posting_rule: PostingRuleTable;
  ledger_seal: LedgerSealTable;
  ledger_unsealed: LedgerUnsealedTable;
  ledger_halt: LedgerHaltTable;
  ledger_audited: LedgerAuditedTable;
}
