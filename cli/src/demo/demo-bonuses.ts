import type { SeedBonus } from "@livery/house";
import { demoPicturePath } from "./demo-pictures.ts";

type BonusTexts = Readonly<Record<"de" | "en" | "fa" | "tr", readonly [title: string, text: string, terms: string]>>;

const textsOf = (texts: BonusTexts): SeedBonus["texts"] =>
  Object.entries(texts).map(([lang, [title, text, terms]]) => ({
    lang,
    title,
    html: `<p>${text}</p>`,
    terms: terms === "" ? "" : `<p>${terms}</p>`,
  }));

/** The bonuses of the demo: fictitious, like its money, and confirmed by anyone who signs in to the panel. */
export const demoBonuses: readonly SeedBonus[] = [
  {
    name: "welcome",
    category: "welcome",
    percent: 100,
    multiplier: 5,
    oneUse: true,
    image: `${demoPicturePath}/weekend.svg`,
    texts: textsOf({
      en: [
        "Welcome bonus",
        "Your first deposit, doubled by hand. Request it here; our team checks the request and answers on this page.",
        "Once per player. The bonus has to be wagered five times at odds of 1.50 or higher before it is paid out. This is a demonstration: no money moves.",
      ],
      de: [
        "Willkommensbonus",
        "Ihre erste Einzahlung, von Hand verdoppelt. Fordern Sie ihn hier an; unser Team prüft die Anfrage und antwortet auf dieser Seite.",
        "Einmal je Person. Der Bonus wird vor der Auszahlung fünfmal zu Quoten ab 1,50 umgesetzt. Dies ist eine Vorführung: Es fließt kein Geld.",
      ],
      tr: [
        "Hoş geldin bonusu",
        "İlk yatırımınız elle ikiye katlanır. Buradan talep edin; ekibimiz talebi inceler ve bu sayfada yanıtlar.",
        "Oyuncu başına bir kez. Bonus, çekilmeden önce 1.50 ve üzeri oranlarda beş kez oynanır. Bu bir tanıtımdır: para hareket etmez.",
      ],
      fa: [
        "جایزهٔ خوش‌آمد",
        "نخستین واریز شما دستی دو برابر می‌شود. همین‌جا درخواست کنید؛ تیم ما درخواست را بررسی می‌کند و در همین صفحه پاسخ می‌دهد.",
        "یک بار برای هر بازیکن. جایزه پیش از پرداخت پنج بار با ضریب 1.50 یا بیشتر بازی می‌شود. این یک نمایش است: پولی جابه‌جا نمی‌شود.",
      ],
    }),
  },
  {
    name: "second-half",
    category: "loss",
    percent: 10,
    image: `${demoPicturePath}/live.svg`,
    texts: textsOf({
      en: [
        "Ten per cent of a lost week",
        "A week that went against you? Ask on Monday, and a tenth of what you lost on live bets comes back.",
        "Counted from Monday to Sunday, live bets that are settled. Ask once a week.",
      ],
      de: [
        "Zehn Prozent einer verlorenen Woche",
        "Eine Woche lief gegen Sie? Fragen Sie am Montag, und ein Zehntel Ihrer Verluste aus Livewetten kommt zurück.",
        "Gezählt wird von Montag bis Sonntag, abgerechnete Livewetten. Einmal je Woche.",
      ],
      tr: [
        "Kayıp haftanın yüzde onu",
        "Hafta aleyhinize mi gitti? Pazartesi isteyin, canlı bahislerde kaybettiğinizin onda biri geri gelsin.",
        "Pazartesiden pazara, sonuçlanmış canlı bahisler sayılır. Haftada bir kez isteyin.",
      ],
      fa: [
        "ده درصد از هفتهٔ باخته",
        "هفته‌ای که به کام شما نبود؟ دوشنبه درخواست کنید تا یک‌دهم باخت شرط‌های زنده بازگردد.",
        "از دوشنبه تا یکشنبه، شرط‌های زندهٔ تسویه‌شده. هفته‌ای یک بار درخواست کنید.",
      ],
    }),
  },
  {
    name: "long-accumulator",
    category: "accumulator",
    percent: 25,
    texts: textsOf({
      en: [
        "A longer accumulator pays more",
        "Five selections or more on one coupon: ask before the first kick-off, and a quarter is put on top of what you win.",
        "",
      ],
      de: [
        "Eine längere Kombiwette bringt mehr",
        "Fünf Tipps oder mehr auf einem Schein: Fragen Sie vor dem ersten Anpfiff, und auf Ihren Gewinn kommt ein Viertel obendrauf.",
        "",
      ],
      tr: [
        "Uzun kombine daha çok kazandırır",
        "Bir kuponda beş veya daha fazla seçim: ilk maç başlamadan isteyin, kazancınızın dörtte biri üstüne eklensin.",
        "",
      ],
      fa: [
        "برگهٔ ترکیبی بلندتر، برد بیشتر",
        "پنج انتخاب یا بیشتر روی یک برگه: پیش از آغاز نخستین بازی درخواست کنید تا یک‌چهارم برد به آن افزوده شود.",
        "",
      ],
    }),
  },
];
