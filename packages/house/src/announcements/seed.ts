import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Announcing } from "./announcement.ts";
import { type NewNotification, notify } from "./notifications.ts";
import { type NewPopup, storePopup } from "./popups.ts";
import { type NewSlider, storeSlider } from "./sliders.ts";

/** The initial announcements of a new site. */
export interface Announcements {
  readonly popups: readonly NewPopup[];
  readonly sliders: readonly NewSlider[];
  readonly notifications: readonly (NewNotification & { readonly name: string })[];
}

/** Adds the announcements that a site does not have yet; existing ones, which may have been changed since, stay unchanged. */
export async function seedAnnouncements(
  db: Kysely<Schema>,
  site: Announcing,
  { popups, sliders, notifications }: Announcements,
): Promise<void> {
  const missing = async <Item extends { readonly name: string }>(
    table: "popup" | "slider" | "notification",
    items: readonly Item[],
  ): Promise<readonly Item[]> => {
    const rows = await db.selectFrom(table).select("name").where("site_id", "=", site.siteId).execute();
    const known = new Set(rows.map((row) => row.name));
    return items.filter((item) => !known.has(item.name));
  };
  for (const popup of await missing("popup", popups)) await storePopup(db, site, popup);
  for (const slider of await missing("slider", sliders)) await storeSlider(db, site, slider);
  for (const notification of await missing("notification", notifications)) await notify(db, site, notification);
}
