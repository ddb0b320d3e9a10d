import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** A time that PostgreSQL sets by itself. */
type SetTime = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<Value> = JSONColumnType<Value & object>;
/** A jsonb column with a default. */
type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;

export interface TenantTable {
  tenant_id: Generated<number>;
  name: string;
  created_at: SetTime;
}

export interface SiteTable {
  site_id: Generated<number>;
  tenant_id: number;
  name: string;
  site_key: string;
  /** Of migration 0141: the dealer of new players. */
  dealer_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: SetTime;
}

export interface SiteHostTable {
  host: string;
  tenant_id: number;
  /** null: the tenant's panel. */
  site_id: number | null;
  kind: ColumnType<"web" | "mobile" | "panel", "web" | "mobile" | "panel" | undefined>;
}

export interface SiteSettingsTable {
  site_id: number;
  version: bigint;
  tenant_id: number;
  document: Json<Record<string, unknown>>;
  actor: string;
  at: SetTime;
  signature: Generated<string | null>;
}

export interface HouseClockTable {
  singleton: Generated<boolean>;
  development: Generated<boolean>;
  ahead: ColumnType<unknown, string | undefined, string>;
}

export interface LanguageTable {
  language_id: number;
  code: string;
  bcp47: string;
  dir: "ltr" | "rtl";
  numbering: Generated<string>;
  calendar: Generated<string>;
  text: string;
  icon: string;
  directory: string;
}

export interface CountryTable {
  country_id: number;
  code: string;
  name: string;
  phone_code: string;
}

export interface CurrencyTable {
  code: string;
  currency_id: number;
  name: string;
  digits: number;
  shown_digits: number;
  symbol: string;
  list_order: number;
}

export interface DealerTable {
  dealer_id: Generated<number>;
  tenant_id: number;
  parent_id: number | null;
  depth: Generated<number>;
  path: Generated<number[]>;
  name: string;
  currency: string;
  status: Generated<"active" | "passive">;
  limits: DefaultJson<Record<string, unknown>>;
  flags: DefaultJson<Record<string, unknown>>;
  max_users: number | null;
  max_dealers: number | null;
  /** Of migration 0081: the maximum exposure below it, minor units; null: no limit (I11). */
  exposure_limit: ColumnType<bigint | null, bigint | null | undefined, bigint | null>;
  version: Generated<bigint>;
  created_at: SetTime;
}

/** Limits of one coupon kind as stored: minor units as JSON integers. */
export interface StoredKindLimits {
  readonly minTip: number;
  readonly minStake: number;
  readonly maxStake: number;
  readonly maxPay: number;
  readonly enabled: boolean;
}
export type StoredLimits = Readonly<Record<"combine" | "multiple" | "system", StoredKindLimits>>;
export interface StoredBonus {
  readonly percent: number;
  readonly tipCount: number;
  /** Thousandths. */
  readonly odds: number;
}

export interface PlayerTable {
  player_id: Generated<number>;
  tenant_id: number;
  site_id: number;
  dealer_id: number;
  user_name: string;
  password_hash: string;
  status: Generated<"active" | "passive">;
  online: Generated<boolean>;
  lang: string;
  currency: string;
  services: DefaultJson<Readonly<Record<string, boolean>>>;
  limits: Json<StoredLimits>;
  stake_type: Generated<"line" | "coupon">;
  min_odds: number | null;
  max_odds: number | null;
  bonus: Json<StoredBonus>;
  profile: DefaultJson<Readonly<Record<string, string>>>;
  /** Of migration 0130. */
  transfers_blocked: Generated<boolean>;
  version: Generated<bigint>;
  created_at: SetTime;
}

export interface SessionTable {
  session_hash: Buffer;
  tenant_id: number;
  site_id: number;
  player_id: number;
  created_at: SetTime;
  idle_until: Date;
  absolute_until: Date;
  ended_at: Date | null;
  ended_reason: "logout" | "password_changed" | "passive" | "operator" | "replaced" | null;
  /** Of migration 0051. */
  origin_hash: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  address: string;
  user_agent: string;
}

/** Of migration 0143. */
export interface KnownDeviceTable {
  device_hash: Buffer;
  tenant_id: number;
  player_id: number | null;
  staff_id: number | null;
  seen_at: SetTime;
}

export interface IdempotencyTable {
  tenant_id: number;
  player_id: number;
  scope: string;
  key: string;
  body_hash: Buffer;
  answer: Json<unknown>;
  at: SetTime;
}

export interface LedgerAccountTable {
  account_id: Generated<bigint>;
  tenant_id: number;
  kind: string;
  owner_id: bigint;
  currency: string;
  balance: Generated<bigint>;
  last_seq: Generated<bigint>;
  credit_line: Generated<bigint>;
}

export interface LedgerTransactionTable {
  transaction_id: Generated<bigint>;
  tenant_id: number;
  kind: string;
  currency: string;
  at: SetTime;
  coupon_id: bigint | null;
  actor: string;
  note: string | null;
  /** The request that caused it; null in postings of jobs, of commands and of earlier versions. */
  request_id: Generated<string | null>;
}

export interface LedgerEntryTable {
  transaction_id: bigint;
  position: number;
  tenant_id: number;
  kind: string;
  owner_id: bigint;
  currency: string;
  account_id: bigint | null;
  seq: bigint | null;
  amount: bigint;
  balance_after: bigint | null;
}

export interface InfoPageTable {
  site_id: number;
  page_id: number;
  lang: string;
  tenant_id: number;
  title: string;
  html: string;
  actor: string;
  updated_at: SetTime;
}

/** The tables of migrations 0001 to 0009. */
export interface FoundationTables {
  tenant: TenantTable;
  site: SiteTable;
  site_host: SiteHostTable;
  site_settings: SiteSettingsTable;
  house_clock: HouseClockTable;
  language: LanguageTable;
  country: CountryTable;
  currency: CurrencyTable;
  dealer: DealerTable;
  player: PlayerTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  idempotency: IdempotencyTable;
  ledger_account: LedgerAccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  info_page: InfoPageTable;
}
