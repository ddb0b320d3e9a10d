import type { Texts } from "./demo-payment-texts.ts";

/** What the staff of the demo write to players and dealers, each of whom reads it in a language of their own. */
export const notes = {
  cash: { en: "Cash at the counter", tr: "Gişede nakit", de: "Bar am Schalter", fa: "نقدی در باجه" },
  paidIn: {
    en: "Paid in at the counter",
    tr: "Gişeden yatırıldı",
    de: "Am Schalter eingezahlt",
    fa: "واریز در باجه",
  },
  paidOut: {
    en: "Paid out at the counter",
    tr: "Gişeden ödendi",
    de: "Am Schalter ausgezahlt",
    fa: "پرداخت در باجه",
  },
  wrongMatch: {
    en: "Wrong match at the counter",
    tr: "Gişede yanlış maç seçildi",
    de: "Falsches Spiel am Schalter",
    fa: "در باجه مسابقهٔ اشتباه ثبت شد",
  },
  weekend: { en: "For the weekend", tr: "Hafta sonu için", de: "Für das Wochenende", fa: "برای آخر هفته" },
  surplus: {
    en: "Surplus of the day",
    tr: "Günün fazlası",
    de: "Überschuss des Tages",
    fa: "مازاد روز",
  },
  otherSender: {
    en: "The sender is not the account's owner",
    tr: "Gönderen, hesabın sahibi değil",
    de: "Der Absender ist nicht der Kontoinhaber",
    fa: "فرستنده صاحب حساب نیست",
  },
  depositFirst: {
    en: "Make a deposit first, then request the bonus again",
    tr: "Önce para yatırın, sonra bonusu yeniden talep edin",
    de: "Zahlen Sie zuerst ein, und fordern Sie den Bonus dann erneut an",
    fa: "نخست واریز کنید و سپس جایزه را دوباره درخواست کنید",
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** A text in a language, in English if the demo has none of that language. */
export function textIn(lang: string, texts: Texts): string {
  return texts[lang as keyof Texts] ?? texts.en;
}
