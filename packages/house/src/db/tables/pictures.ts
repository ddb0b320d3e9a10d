import type { ColumnType, GeneratedAlways } from "kysely";

export interface PictureTable {
  picture_id: GeneratedAlways<bigint>;
  tenant_id: number;
  hash: Buffer;
  content: Buffer;
  created_at: ColumnType<Date, never, never>;
}

/** The tables of migration 0157. */
export interface PictureTables {
  picture: PictureTable;
}
