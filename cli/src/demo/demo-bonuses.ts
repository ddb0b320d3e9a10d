import type { SeedBonus } from "@livery/house";
import { demoPicturePath } from "./demo-pictures.ts";

type BonusTexts = Readonly<Record<"de" | "en" | "fa" | "tr", readonly [title: string, text: string, terms: string]>>;

const textsOf = (texts: BonusTexts): SeedBonus["texts"] =>
  Object.entries(texts).map(([lang, [title, text, terms]]) => ({
    lang,
    title,
    alt: "",
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
        "We double your first deposit. Request the bonus here; our team checks the request and answers on this page.",
        "Once per player. The bonus has to be wagered five times at odds of 1.50 or higher before it is paid out. This is a demonstration: no money moves.",
      ],
      de: [
        "Willkommensbonus",
        "Wir verdoppeln Ihre erste Einzahlung. Fordern Sie den Bonus hier an; unser Team prüft die Anfrage und antwortet auf dieser Seite.",
        "Einmal je Person. Der Bonus wird vor der Auszahlung fünfmal zu Quoten ab 1,50 umgesetzt. Dies ist eine Vorführung: Es fließt kein Geld.",
      ],
      tr: [
        "Hoş geldin bonusu",
        "İlk yatırımınızı ikiye katlıyoruz. Bonusu buradan talep edin; ekibimiz talebi inceler ve bu sayfada yanıtlar.",
        "Oyuncu başına bir kez. Bonus, çekilmeden önce 1.50 ve üzeri oranlarda beş kez oynanır. Bu bir tanıtımdır: para hareket etmez.",
      ],
      fa: [
        "جایزهٔ خوش‌آمد",
        "نخستین واریز شما را دو برابر می‌کنیم. جایزه را همین‌جا درخواست کنید؛ تیم ما درخواست را بررسی می‌کند و در همین صفحه پاسخ می‌دهد.",
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
        "10% back on live losses",
        "Had a bad week? Request the bonus on Monday, and we return 10% of your losses on live bets.",
        "Live bets settled from Monday to Sunday count. Available once a week.",
      ],
      de: [
        "10 % auf Live-Verluste zurück",
        "Eine schlechte Woche gehabt? Fordern Sie den Bonus am Montag an, und Sie erhalten 10 % Ihrer Verluste aus Livewetten zurück.",
        "Es zählen Livewetten, die von Montag bis Sonntag abgerechnet wurden. Einmal je Woche.",
      ],
      tr: [
        "Canlı bahis kayıplarına %10 iade",
        "Kötü bir hafta mı geçirdiniz? Bonusu pazartesi günü talep edin, canlı bahis kayıplarınızın %10’u iade edilsin.",
        "Pazartesiden pazara kadar sonuçlanan canlı bahisler geçerlidir. Haftada bir kez talep edilebilir.",
      ],
      fa: [
        "10 درصد بازگشت از باخت زنده",
        "هفتهٔ خوبی نداشتید؟ دوشنبه درخواست کنید تا 10 درصد باخت شما در شرط‌های زنده بازگردانده شود.",
        "شرط‌های زنده‌ای که از دوشنبه تا یکشنبه تسویه شده‌اند حساب می‌شوند. هفته‌ای یک بار.",
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
        "Five or more selections on one coupon: request the bonus before the first kick-off and get 25% on top of your winnings.",
        "",
      ],
      de: [
        "Eine längere Kombiwette bringt mehr",
        "Fünf oder mehr Tipps auf einem Schein: Fordern Sie den Bonus vor dem ersten Anpfiff an, und auf Ihren Gewinn kommen 25 % obendrauf.",
        "",
      ],
      tr: [
        "Uzun kombine daha çok kazandırır",
        "Bir kuponda beş veya daha fazla seçim: bonusu ilk maç başlamadan talep edin, kazancınıza %25 eklensin.",
        "",
      ],
      fa: [
        "برگهٔ ترکیبی بلندتر، برد بیشتر",
        "پنج انتخاب یا بیشتر روی یک برگه: پیش از آغاز نخستین بازی درخواست کنید تا 25 درصد به برد شما افزوده شود.",
        "",
      ],
    }),
  },
];
