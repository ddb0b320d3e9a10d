import type { ColumnType, Generated } from "kysely";

export interface AccessTokenTable {
  token_id: Generated<number>;
  tenant_id: number;
  name: string;
  token_hash: Buffer;
  scope: "settings:read" | "settings:write";
  every_site: boolean;
  created_by: string;
  created_at: ColumnType<Date, never, never>;
  expires_at: Date;
  used_at: ColumnType<Date | null, never, Date>;
}

export interface AccessTokenSiteTable {
  token_id: number;
  tenant_id: number;
  site_id: number;
}

/** The tables of migration 0171. */
export interface AccessTokenTables {
  access_token: AccessTokenTable;
  access_token_site: AccessTokenSiteTable;
}
