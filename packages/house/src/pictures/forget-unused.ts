import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Pictures that one call looks at. */
const batchSize = 100;

/** The texts of a tenant that can name a picture, by table. Other columns with addresses are those of links alone. */
export const pictureColumns = {
  bonus: ["image"],
  bonus_text: ["html", "terms"],
  info_page: ["html"],
  payment_method: ["logo"],
  popup_text: ["html"],
  site_settings: ["document"],
  slider: ["image", "mobile_image"],
} as const satisfies Partial<Readonly<Record<keyof Schema, readonly string[]>>>;

/** The rows of the table that are the tenant's; of the settings, only the version that is served. */
const rowsOfTenant: Readonly<Record<keyof typeof pictureColumns, RawBuilder<unknown>>> = {
  bonus: sql`bonus where tenant_id = due.tenant_id`,
  bonus_text: sql`bonus_text join bonus using (bonus_id) where tenant_id = due.tenant_id`,
  info_page: sql`info_page where tenant_id = due.tenant_id`,
  payment_method: sql`payment_method where tenant_id = due.tenant_id`,
  popup_text: sql`popup_text join popup using (popup_id) where tenant_id = due.tenant_id`,
  site_settings: sql`(select distinct on (site_id) document from site_settings where tenant_id = due.tenant_id
    order by site_id, version desc) served where true`,
  slider: sql`slider where tenant_id = due.tenant_id`,
};

/** Whether a text of the tenant names the picture `due`, in an address of any form. */
function isUsed(): RawBuilder<boolean> {
  const uses = Object.entries(pictureColumns).map(([table, columns]) => {
    const names = columns.map((column) => sql`position(due.name in ${sql.ref(column)}::text) > 0`);
    return sql`exists (select from ${rowsOfTenant[table as keyof typeof pictureColumns]} and (${sql.join(names, sql` or `)}))`;
  });
  return sql`(${sql.join(uses, sql` or `)})`;
}

/**
 * Deletes pictures that nothing of their tenant shows. Each is looked at a day after its upload and once a day from then on; the next
 * call goes on where this one ends.
 */
export async function forgetUnusedPictures(db: Kysely<Schema>): Promise<void> {
  await sql`
    with due as materialized (
      select picture_id, tenant_id, encode(hash, 'hex') as name from picture where stored_until < clock_timestamp()
      order by stored_until limit ${batchSize} for update skip locked
    ), used as materialized (
      select picture_id from due where ${isUsed()}
    ), renewed as (
      update picture set stored_until = clock_timestamp() + interval '1 day' where picture_id in (select picture_id from used)
    )
    delete from picture where picture_id in (select picture_id from due except select picture_id from used)`.execute(
    db,
  );
}
