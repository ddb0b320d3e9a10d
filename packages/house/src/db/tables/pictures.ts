import type { ColumnType, GeneratedAlways } from "kysely";

export interface PictureTable {
  picture_id: GeneratedAlways<bigint>;
  tenant_id: number;
  hash: Buffer;
  content: Buffer;
  created_at: ColumnType<Date, never, never>;
  /** Until then it stays, even if nothing shows it. */
  stored_until: ColumnType<Date, never, Date>;
}

/** The table of the migrations 0157 and 0161. */
export interface PictureTables {
  picture: PictureTable;
}
