import { type SqlBool, sql } from "kysely";

/** The audience and the author of an announcement. */
export interface Announcing {
  readonly siteId: number;
  readonly tenantId: number;
  readonly actor: string;
}

/** The common fields of announcements that are shown on the screen. */
export interface Scheduled {
  /** The operator's name for it, unique on the site: writing the same name again changes that announcement. */
  readonly name: string;
  readonly listOrder?: number;
  /** RFC 3339, on the server's clock: shown from `startsAt` until before `endsAt`; absent: unbounded. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** Texts by language code; at least one. */
export type Texts<Text> = Readonly<Record<string, Text>>;

/** Whether a scheduled row is shown now; the columns are those of the query's only scheduled table. */
export const isShown = sql<SqlBool>`coalesce(starts_at <= house_now(), true) and coalesce(ends_at > house_now(), true)`;
