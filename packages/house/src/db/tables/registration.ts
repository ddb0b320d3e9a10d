import type { IdentityKind } from "@livery/contract/registration";
import type { ColumnType } from "kysely";

/** A time that PostgreSQL sets by itself. */
type SetTime = ColumnType<Date, Date | string | undefined, Date | string>;

/** A view: the currencies in which a site opens accounts, and the dealer of each. */
export interface RegistrationDealerView {
  site_id: number;
  currency: string;
  dealer_id: number;
}

export interface PlayerIdentityTable {
  site_id: number;
  kind: IdentityKind;
  /** `canonicalIdentity` of the input. */
  value: string;
  tenant_id: number;
  player_id: number;
}

export interface RegistrationRow {
  player_id: number;
  tenant_id: number;
  site_id: number;
  key: string | null;
  body_hash: Buffer;
  affiliate_user: string | null;
  promotion_code: string | null;
  /** The client's address. */
  address: string;
  at: SetTime;
}

export interface CaptchaTable {
  captcha_hash: Buffer;
  tenant_id: number;
  site_id: number;
  answer_hash: Buffer;
  used_for: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  expires_at: SetTime;
}

/** The tables of migration 0141. */
export interface RegistrationTables {
  registration_dealer: RegistrationDealerView;
  player_identity: PlayerIdentityTable;
  registration: RegistrationRow;
  captcha: CaptchaTable;
}
