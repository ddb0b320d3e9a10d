import type { ColumnType, Generated } from "kysely";
import type { BonusCategory, BonusStatus } from "@livery/contract";

/** A time that PostgreSQL sets by itself. */
type SetTime = ColumnType<Date, Date | undefined, never>;

export interface BonusTable {
  bonus_id: Generated<number>;
  tenant_id: number;
  seed_name: string | null;
  category: BonusCategory;
  percent: number | null;
  multiplier: number | null;
  one_use: boolean;
  image: string | null;
  starts_at: ColumnType<Date | null, string | null, string | null>;
  ends_at: ColumnType<Date | null, string | null, string | null>;
  list_order: number;
  active: Generated<boolean>;
  version: ColumnType<bigint, never, never>;
  created_at: SetTime;
}

export interface BonusTextTable {
  bonus_id: number;
  lang: string;
  title: string;
  alt: Generated<string>;
  html: string;
  terms: string;
}

/** A bonus as it was at the request. */
export interface RequestedBonus {
  /** In the language in which the player read it. */
  readonly title: string;
  /** By language; absent in requests from before it was kept. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly category: BonusCategory;
  readonly percent: number | null;
  readonly multiplier: number | null;
}

export interface BonusRequestTable {
  request_id: Generated<bigint>;
  tenant_id: number;
  player_id: number;
  bonus_id: number;
  asked: ColumnType<RequestedBonus, string, never>;
  one_use: boolean;
  status: Generated<BonusStatus>;
  requested_at: SetTime;
  resolved_at: ColumnType<Date | null, never, Date>;
  resolved_by: ColumnType<string | null, never, string>;
  reason: ColumnType<string | null, never, string | null>;
}

/** The tables of migration 0140. */
export interface BonusTables {
  bonus: BonusTable;
  bonus_text: BonusTextTable;
  bonus_request: BonusRequestTable;
}
