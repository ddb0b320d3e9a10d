import { messagesIn } from "@livery/browser-app/testing";
import { anyLanguageOf, initI18n } from "@livery/i18n";
import { expect, test } from "vitest";
import { audit } from "../resources/audit.tsx";
import { coupons } from "../resources/coupons.tsx";
import { fileColumns } from "./file-columns.ts";

const inGerman = { i18n: initI18n({ lang: anyLanguageOf("de") ?? expect.unreachable(), messages: messagesIn("de") }) };

test("a file has the visible columns in the reader's language, and the currency of its amounts once", () => {
  const columns = fileColumns(coupons.columns, ["number", "status", "kind", "stake", "payout"], inGerman);
  expect(columns.map(({ name, title }) => [name, title])).toEqual([
    ["couponNumber", "Nummer"],
    ["status", "Status"],
    ["kind", "Wettart"],
    ["legCount", "Tipps"],
    ["stake", "Einsatz"],
    ["currency", "Währung"],
    ["payout", "Auszahlung"],
  ]);
  expect(columns[1]?.words).toMatchObject({ won: "Gewonnen", cancelled: "Storniert" });
});

test("a file of the audit log names operations, old entries' permissions, fields, and codes by their record", () => {
  const [operation, , changes] = fileColumns(audit.columns, ["action", "changes"], inGerman);
  expect(operation?.words).toMatchObject({
    panelUserCreate: "Nutzer angelegt",
    "coupon.cancel": "Wettscheinstornierung",
  });
  expect(changes?.words).toMatchObject({
    maxStake: "Höchsteinsatz",
    true: "Ein",
    "coupon.status.cancelled": "Storniert",
    "bonus_request.status.cancelled": "Abgelehnt",
    "bonus_request.status.confirmed": "Genehmigt",
    "match.certainty.confirmed": "Bestätigt",
  });
  // The contract's bound.
  expect(Object.keys(changes?.words ?? {}).length).toBeLessThanOrEqual(200);
});
