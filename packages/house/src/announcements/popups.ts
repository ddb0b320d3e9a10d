import type { Popup } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { inLanguage } from "../language-texts.ts";
import { sanitiseHtml } from "../settings/sanitise.ts";
import { type Announcing, isShown, type Scheduled, type Texts } from "./announcement.ts";

export interface NewPopup extends Scheduled {
  readonly type?: string;
  readonly type2?: string;
  readonly autoClose?: boolean;
  readonly texts: Texts<{ readonly title: string; readonly html: string }>;
}

/** The maximum number of rows. */
const most = 50;

/** Writes a popup with all its texts and returns its id; the html is sanitised before it is stored (D62). */
export async function storePopup(db: Kysely<Schema>, site: Announcing, popup: NewPopup): Promise<number> {
  const values = {
    type: popup.type ?? "",
    type2: popup.type2 ?? "",
    auto_close: popup.autoClose ?? false,
    list_order: popup.listOrder ?? 0,
    starts_at: popup.startsAt ?? null,
    ends_at: popup.endsAt ?? null,
    actor: site.actor,
  };
  return inTransaction(db, async (trx) => {
    const { popup_id } = await trx
      .insertInto("popup")
      .values({ ...values, site_id: site.siteId, tenant_id: site.tenantId, name: popup.name })
      .onConflict((conflict) =>
        conflict.columns(["site_id", "name"]).doUpdateSet({ ...values, updated_at: sql<Date>`now()` }),
      )
      .returning("popup_id")
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("popup_text").where("popup_id", "=", popup_id).execute();
    const texts = Object.entries(popup.texts).map(([lang, { title, html }]) => ({
      popup_id,
      lang,
      title,
      html: sanitiseHtml(html),
    }));
    await trx.insertInto("popup_text").values(texts).execute();
    return popup_id;
  });
}

/** The popups that a site shows now, in order, each in the first of `langs` that it has. */
export async function readPopups(db: Kysely<Schema>, siteId: number, langs: readonly string[]): Promise<Popup[]> {
  const rows = await db
    .selectFrom("popup")
    .innerJoin("popup_text", "popup_text.popup_id", "popup.popup_id")
    .select(["popup.popup_id", "lang", "title", "html", "type", "type2", "auto_close"])
    .where("site_id", "=", siteId)
    .where("lang", "in", langs)
    .where(isShown)
    .orderBy("list_order")
    .orderBy("popup.popup_id")
    .execute();
  return inLanguage(rows, (row) => row.popup_id, langs)
    .slice(0, most)
    .map(({ popup_id, title, html, type, type2, auto_close }) => ({
      popupId: popup_id,
      title,
      html,
      type,
      type2,
      autoClose: auto_close,
    }));
}
