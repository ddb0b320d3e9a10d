import type { BonusStatus } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

type Decision = Exclude<BonusStatus, "waiting">;

/** The notification about the decision on a bonus request, by language; `{title}` is the bonus's title in that language. */
const titles: Readonly<Record<Decision, Readonly<Record<string, string>>>> = {
  confirmed: {
    en: "Your request for “{title}” is confirmed.",
    fa: "درخواست شما برای «\u2068{title}\u2069» تأیید شد.",
    tr: "“{title}” talebiniz onaylandı.",
    de: "Ihre Anfrage zu „{title}“ ist bestätigt.",
  },
  cancelled: {
    en: "Your request for “{title}” was not accepted. Promotions says why.",
    fa: "درخواست شما برای «\u2068{title}\u2069» پذیرفته نشد. دلیل آن در صفحهٔ جایزه‌هاست.",
    tr: "“{title}” talebiniz kabul edilmedi. Nedeni promosyonlar sayfasında yazıyor.",
    de: "Ihre Anfrage zu „{title}“ wurde nicht angenommen. Der Grund steht bei den Aktionen.",
  },
};

/**
 * Notifies a player of the decision on their request, in the decision's own transaction: at most one notification per request. If
 * the bonus has no text in a language, its title at the time of the request is used.
 */
export async function notifyBonusDecision(trx: Kysely<Schema>, requestId: bigint, status: Decision): Promise<void> {
  // Two statements: row-level security finds the notification of a text once its own statement has ended.
  await sql`
    insert into notification (tenant_id, site_id, player_id, bonus_request_id, actor)
    select r.tenant_id, site_id, r.player_id, r.request_id, 'system'
    from bonus_request r join player using (player_id) where r.request_id = ${requestId}`.execute(trx);
  await sql`
    insert into notification_text (notification_id, lang, title)
    select notification_id, said.lang, replace(said.title, '{title}', coalesce(t.title, r.asked ->> 'title'))
    from notification join bonus_request r on r.request_id = bonus_request_id
      cross join jsonb_each_text(${JSON.stringify(titles[status])}::jsonb) as said (lang, title)
      left join bonus_text t on t.bonus_id = r.bonus_id and t.lang = said.lang
    where bonus_request_id = ${requestId}`.execute(trx);
}
