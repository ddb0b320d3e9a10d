import type { AuditRow } from "@livery/contract/panel";
import type { i18n } from "i18next";

/** Where the texts of the codes among the changes are: by the record's kind and the changed field. */
const places = {
  "coupon.status": "coupon:status",
  "transfer.status": "panel:payments.statuses",
  "bonus_request.status": "panel:bonusRequests.statuses",
  "match.status": "sport:results.status",
  "match.certainty": "panel:results.certainties",
  "bonus.category": "panel:bonuses.categories",
  "payment_method.direction": "panel:kind",
  "payment_method.nextStep": "panel:methods.steps",
} as const satisfies Readonly<Partial<Record<`${AuditRow["targetKind"]}.${string}`, string>>>;

type Place = keyof typeof places;

/** The text of a code, or the code itself if it has none. */
export function codeText(i18n: i18n, kind: AuditRow["targetKind"], field: string, code: string): string {
  const place = `${kind}.${field}`;
  const key = Object.hasOwn(places, place) ? `${places[place as Place]}.${code}` : "";
  return i18n.exists(key) ? i18n.t(key) : code;
}

/** The texts of all codes as the audit's file needs them: `coupon.status.cancelled`. */
export function codeWords(i18n: i18n): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(places).flatMap(([place, at]) => {
      const [namespace = "", path = ""] = at.split(":");
      const texts = i18n.getResource(i18n.language, namespace, path) as Readonly<Record<string, string>>;
      return Object.entries(texts).map(([code, text]) => [`${place}.${code}`, text] as const);
    }),
  );
}
