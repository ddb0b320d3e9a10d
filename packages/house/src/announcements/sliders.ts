import { isAddress, type Slider } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { inLanguage } from "../language-texts.ts";
import { type Announcing, isShown, type Scheduled, type Texts } from "./announcement.ts";

export interface NewSlider extends Scheduled {
  /** All three addresses: a path on the site or an http(s) address. */
  readonly image: string;
  readonly mobileImage?: string;
  /** `{lang}` stands for the reader's language: `/{lang}/sports`. */
  readonly link?: string;
  readonly texts: Texts<{ readonly title: string }>;
}

/** The maximum number of rows. */
const most = 50;

/** Writes a banner of Home and returns its id. Throws RangeError for an address that a browser could run as a script. */
export async function storeSlider(db: Kysely<Schema>, site: Announcing, slider: NewSlider): Promise<number> {
  for (const given of [slider.image, slider.mobileImage, slider.link])
    if (given !== undefined && !isAddress(given))
      throw new RangeError(`${given} is no path on the site and no http(s) address`);
  const values = {
    image: slider.image,
    mobile_image: slider.mobileImage ?? null,
    link: slider.link ?? null,
    list_order: slider.listOrder ?? 0,
    starts_at: slider.startsAt ?? null,
    ends_at: slider.endsAt ?? null,
    actor: site.actor,
  };
  return inTransaction(db, async (trx) => {
    const { slider_id } = await trx
      .insertInto("slider")
      .values({ ...values, site_id: site.siteId, tenant_id: site.tenantId, name: slider.name })
      .onConflict((conflict) =>
        conflict.columns(["site_id", "name"]).doUpdateSet({ ...values, updated_at: sql<Date>`now()` }),
      )
      .returning("slider_id")
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("slider_text").where("slider_id", "=", slider_id).execute();
    const texts = Object.entries(slider.texts).map(([lang, { title }]) => ({ slider_id, lang, title }));
    await trx.insertInto("slider_text").values(texts).execute();
    return slider_id;
  });
}

/**
 * The banners that a site shows now, in order, each in the first of `langs` that it has. A row that was written past `storeSlider`
 * loses an invalid link, and is left out with an invalid picture.
 */
export async function readSliders(db: Kysely<Schema>, siteId: number, langs: readonly string[]): Promise<Slider[]> {
  const rows = await db
    .selectFrom("slider")
    .innerJoin("slider_text", "slider_text.slider_id", "slider.slider_id")
    .select(["slider.slider_id", "lang", "title", "image", "mobile_image", "link", "list_order"])
    .where("site_id", "=", siteId)
    .where("lang", "in", langs)
    .where(isShown)
    .orderBy("list_order")
    .orderBy("slider.slider_id")
    .execute();
  const lang = langs[0] ?? "";
  return inLanguage(rows, (row) => row.slider_id, langs)
    .filter(({ image }) => isAddress(image))
    .slice(0, most)
    .map(({ slider_id, title, image, mobile_image, link, list_order }) => ({
      sliderId: slider_id,
      title,
      image,
      mobileImage: addressOrNull(mobile_image),
      link: addressOrNull(link && link.replaceAll("{lang}", lang)),
      listOrder: list_order,
    }));
}

/** One row with an address of another origin must not take the others off the page. */
const addressOrNull = (text: string | null): string | null => (text !== null && isAddress(text) ? text : null);
