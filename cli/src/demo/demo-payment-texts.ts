/** A text of a payment method in each language of the demo. */
export type Texts = Readonly<Record<"de" | "en" | "fa" | "tr", string>>;

export const methodNames = {
  bankTransfer: { en: "Bank transfer", tr: "Banka havalesi", de: "Überweisung", fa: "انتقال بانکی" },
  toBankAccount: { en: "To a bank account", tr: "Banka hesabına", de: "Auf ein Bankkonto", fa: "به حساب بانکی" },
  wallet: { en: "E-wallet", tr: "E-cüzdan", de: "E-Wallet", fa: "کیف پول الکترونیکی" },
  toWallet: { en: "To an e-wallet", tr: "E-cüzdana", de: "Auf eine E-Wallet", fa: "به کیف پول الکترونیکی" },
  card: { en: "Card", tr: "Kart", de: "Karte", fa: "کارت بانکی" },
  toCard: { en: "Back to a card", tr: "Karta iade", de: "Zurück auf die Karte", fa: "بازگشت به کارت" },
  voucher: { en: "Voucher", tr: "Ön ödemeli kod", de: "Gutschein", fa: "ووچر" },
} as const satisfies Readonly<Record<string, Texts>>;

export const instructions = {
  bankTransfer: {
    en: "Transfer the amount from your own account and enter the reference as the payment purpose. This is a demonstration: send no money.",
    tr: "Tutarı kendi hesabınızdan gönderin ve açıklama alanına referans kodunu yazın. Bu bir gösterimdir: para göndermeyin.",
    de: "Überweisen Sie den Betrag von Ihrem eigenen Konto und geben Sie die Referenz als Verwendungszweck an. Dies ist eine Vorführung: Senden Sie kein Geld.",
    fa: "مبلغ را از حساب خودتان واریز کنید و کد پیگیری را در شرح حواله بنویسید. این یک نمایش است: پولی نفرستید.",
  },
  card: {
    en: "Your card number is only requested on the payment page, never here.",
    tr: "Kart numaranız yalnızca ödeme sayfasında istenir, burada asla istenmez.",
    de: "Ihre Kartennummer wird nur auf der Zahlungsseite abgefragt, nie hier.",
    fa: "شمارهٔ کارت شما فقط در صفحهٔ پرداخت پرسیده می‌شود و هرگز اینجا خواسته نمی‌شود.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

export const labels = {
  holder: { en: "Account holder", tr: "Hesap sahibi", de: "Kontoinhaber", fa: "صاحب حساب" },
  iban: { en: "IBAN", tr: "IBAN", de: "IBAN", fa: "شمارهٔ شبا (IBAN)" },
  bank: { en: "Bank", tr: "Banka", de: "Bank", fa: "بانک" },
  sender: { en: "Sender's name", tr: "Gönderenin adı", de: "Name des Absenders", fa: "نام فرستنده" },
  senderIban: {
    en: "Sender's IBAN",
    tr: "Gönderenin IBAN'ı",
    de: "IBAN des Absenders",
    fa: "شمارهٔ شبای فرستنده (IBAN)",
  },
  sentOn: { en: "Sent on", tr: "Gönderim tarihi", de: "Gesendet am", fa: "تاریخ ارسال" },
  wallet: { en: "Wallet address", tr: "Cüzdan adresi", de: "Wallet-Adresse", fa: "نشانی کیف پول" },
  cardHolder: { en: "Name on the card", tr: "Kart üzerindeki ad", de: "Name auf der Karte", fa: "نام روی کارت" },
  cardEnd: {
    en: "Last four digits of the card",
    tr: "Kartın son dört hanesi",
    de: "Letzte vier Ziffern der Karte",
    fa: "چهار رقم آخر کارت",
  },
  voucher: { en: "Voucher code", tr: "Kod", de: "Gutscheincode", fa: "کد" },
} as const satisfies Readonly<Record<string, Texts>>;

export const hints = {
  holder: {
    en: "Must be your own name: we only pay out to your own account.",
    tr: "Kendi adınız olmalıdır: yalnızca size ait hesaba ödeme yaparız.",
    de: "Muss Ihr eigener Name sein: Wir zahlen nur auf Ihr eigenes Konto aus.",
    fa: "باید نام خودتان باشد: فقط به حساب خودتان پرداخت می‌کنیم.",
  },
  cardEnd: {
    en: "A card that you have used for a deposit.",
    tr: "Para yatırmak için kullandığınız bir kart.",
    de: "Eine Karte, mit der Sie schon eingezahlt haben.",
    fa: "کارتی که پیش‌تر با آن واریز کرده‌اید.",
  },
  voucher: {
    en: "The digits under the scratch field.",
    tr: "Kazınan alanın altındaki rakamlar.",
    de: "Die Ziffern unter dem Rubbelfeld.",
    fa: "رقم‌های زیر بخش خراشیدنی.",
  },
} as const satisfies Readonly<Record<string, Texts>>;
