import type { PaymentDirection } from "@livery/contract";

type Titles = Readonly<Record<string, string>>;

/**
 * The notification about the decision on a payment request, by language; `{amount}` is the requested amount with its currency, which
 * its reader's site formats.
 */
export const decisionTitles: Readonly<Record<"approved" | "denied", Readonly<Record<PaymentDirection, Titles>>>> = {
  approved: {
    deposit: {
      en: "Your deposit of {amount} is approved: it is in your balance.",
      fa: "واریز \u2068{amount}\u2069 شما تأیید شد و در موجودی شماست.",
      tr: "{amount} tutarındaki para yatırma talebiniz onaylandı: tutar bakiyenizde.",
      de: "Ihre Einzahlung von {amount} ist genehmigt und in Ihrem Guthaben.",
    },
    withdraw: {
      en: "Your withdrawal of {amount} is approved: it is on its way to you.",
      fa: "برداشت \u2068{amount}\u2069 شما تأیید شد و در راه شماست.",
      tr: "{amount} tutarındaki para çekme talebiniz onaylandı: tutar yolda.",
      de: "Ihre Auszahlung von {amount} ist genehmigt und auf dem Weg zu Ihnen.",
    },
  },
  denied: {
    deposit: {
      en: "Your deposit of {amount} was not accepted. Your requests say why.",
      fa: "واریز \u2068{amount}\u2069 شما پذیرفته نشد. دلیل آن در درخواست‌های شماست.",
      tr: "{amount} tutarındaki para yatırma talebiniz kabul edilmedi. Nedeni taleplerinizde yazıyor.",
      de: "Ihre Einzahlung von {amount} wurde nicht angenommen. Der Grund steht bei Ihren Anträgen.",
    },
    withdraw: {
      en: "Your withdrawal of {amount} was not accepted. What was held for it is yours again; your requests say why.",
      fa: "برداشت \u2068{amount}\u2069 شما پذیرفته نشد. مبلغ کنارگذاشته آزاد شد؛ دلیل آن در درخواست‌های شماست.",
      tr: "{amount} tutarındaki para çekme talebiniz kabul edilmedi. Ayrılan tutar serbest; nedeni taleplerinizde yazıyor.",
      de: "Ihre Auszahlung von {amount} wurde nicht angenommen. Das Zurückgelegte ist wieder frei; der Grund steht bei Ihren Anträgen.",
    },
  },
};
