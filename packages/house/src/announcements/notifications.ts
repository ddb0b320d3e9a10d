import { minor } from "@livery/betting";
import type { Notification } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { anyId } from "../db/any-id.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { inLanguage } from "../language-texts.ts";
import type { Announcing, Texts } from "./announcement.ts";

export interface NewNotification {
  /** Absent: for every player of the site. */
  readonly userId?: number;
  /** Writing the same name again changes its texts; absent: always a new one. */
  readonly name?: string;
  readonly texts: Texts<{ readonly title: string }>;
}

/** The player whose notifications are read. */
export interface Reader {
  readonly siteId: number;
  readonly userId: number;
}

/** The maximum number of rows; the newest are returned. */
const most = 200;

/** Sends a notification and returns its id. It stays read for players who have read it, even if its texts change later. */
export async function notify(db: Kysely<Schema>, site: Announcing, notification: NewNotification): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { notification_id } = await trx
      .insertInto("notification")
      .values({
        site_id: site.siteId,
        tenant_id: site.tenantId,
        player_id: notification.userId ?? null,
        name: notification.name ?? null,
        actor: site.actor,
      })
      .onConflict((conflict) => conflict.columns(["site_id", "name"]).doUpdateSet({ actor: site.actor }))
      .returning("notification_id")
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("notification_text").where("notification_id", "=", notification_id).execute();
    const texts = Object.entries(notification.texts).map(([lang, { title }]) => ({ notification_id, lang, title }));
    await trx.insertInto("notification_text").values(texts).execute();
    return notification_id;
  });
}

/** A player's own notifications and those of the site, newest first, in the first of `langs` that each has. */
export async function readNotifications(
  db: Kysely<Schema>,
  reader: Reader,
  langs: readonly string[],
): Promise<Notification[]> {
  const rows = await db
    .selectFrom("notification")
    .innerJoin("notification_text as text", "text.notification_id", "notification.notification_id")
    .leftJoin("notification_read as seen", (join) =>
      join.onRef("seen.notification_id", "=", "notification.notification_id").on("seen.player_id", "=", reader.userId),
    )
    .leftJoin("transfer_request as payment", "payment.transfer_id", "notification.transfer_id")
    .leftJoin("bonus_request as asked", "asked.request_id", "notification.bonus_request_id")
    .select(["notification.notification_id", "notification.created_at", "text.lang", "text.title"])
    .select(["payment.transfer_id", "payment.amount", "payment.currency", "asked.bonus_id", "seen.at as read_at"])
    .where("notification.site_id", "=", reader.siteId)
    .where((where) =>
      where.or([where("notification.player_id", "is", null), where("notification.player_id", "=", reader.userId)]),
    )
    .where("text.lang", "in", langs)
    .orderBy("notification.created_at", "desc")
    .orderBy("notification.notification_id", "desc")
    .limit(most * langs.length)
    .execute();
  return inLanguage(rows, (row) => row.notification_id, langs)
    .slice(0, most)
    .map(({ notification_id, title, created_at, read_at, transfer_id, amount, currency, bonus_id }) => ({
      notificationId: notification_id,
      title,
      createdAt: created_at.toISOString(),
      read: read_at !== null,
      paymentId: transfer_id === null ? null : Number(transfer_id),
      amount: amount === null ? null : minor(amount),
      currency,
      bonusId: bonus_id,
    }));
}

/** Marks notifications as read by a player; ids that are unknown or of other players are ignored. */
export async function markRead(db: Kysely<Schema>, reader: Reader, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("notification_read")
    .columns(["notification_id", "player_id"])
    .expression((query) =>
      query
        .selectFrom("notification")
        .select(["notification_id", sql<number>`${reader.userId}::integer`.as("player_id")])
        .where("site_id", "=", reader.siteId)
        .where((where) => where.or([where("player_id", "is", null), where("player_id", "=", reader.userId)]))
        .where("notification_id", "in", ids.map(anyId)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
