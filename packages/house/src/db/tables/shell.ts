import type { ColumnType, Generated } from "kysely";

type SetTime = ColumnType<Date, Date | string | undefined, Date | string>;
type Bound = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface PopupTable {
  popup_id: Generated<number>;
  tenant_id: number;
  site_id: number;
  name: string;
  type: Generated<string>;
  type2: Generated<string>;
  auto_close: Generated<boolean>;
  list_order: Generated<number>;
  starts_at: Bound;
  ends_at: Bound;
  actor: string;
  updated_at: SetTime;
}

export interface PopupTextTable {
  popup_id: number;
  lang: string;
  title: string;
  html: string;
}

export interface SliderTable {
  slider_id: Generated<number>;
  tenant_id: number;
  site_id: number;
  name: string;
  image: string;
  mobile_image: string | null;
  link: string | null;
  list_order: Generated<number>;
  starts_at: Bound;
  ends_at: Bound;
  actor: string;
  updated_at: SetTime;
}

export interface SliderTextTable {
  slider_id: number;
  lang: string;
  title: string;
}

export interface NotificationTable {
  notification_id: Generated<number>;
  tenant_id: number;
  site_id: number;
  player_id: number | null;
  name: string | null;
  actor: string;
  created_at: SetTime;
  transfer_id: Generated<bigint | null>;
  bonus_request_id: Generated<bigint | null>;
}

export interface NotificationTextTable {
  notification_id: number;
  lang: string;
  title: string;
}

export interface NotificationReadTable {
  notification_id: number;
  player_id: number;
  at: SetTime;
}

export interface HandoffTable {
  code_hash: Buffer;
  tenant_id: number;
  site_id: number;
  to_host: string;
  session_hash: Buffer | null;
  slip: string | null;
  expires_at: SetTime;
  /** The code is that of the cookie of the host it leads to; before, it is the ticket that this host exchanges for it. */
  arrived: Generated<boolean>;
}

/** The tables of migrations 0050 to 0059. */
export interface ShellTables {
  popup: PopupTable;
  popup_text: PopupTextTable;
  slider: SliderTable;
  slider_text: SliderTextTable;
  notification: NotificationTable;
  notification_text: NotificationTextTable;
  notification_read: NotificationReadTable;
  handoff: HandoffTable;
}
