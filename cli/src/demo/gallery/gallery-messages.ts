/** The gallery's messages. A page or block without a message shows the variant's name. */
export interface GalleryMessages {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly phone: string;
  readonly accounts: string;
  readonly variants: string;
  readonly languages: string;
  readonly panel: string;
  readonly docs: string;
  readonly names: Readonly<Record<string, string>>;
}

/** In the order of the switcher. */
export const galleryMessages: Readonly<Record<string, GalleryMessages>> = {
  en: {
    title: "One house, many liveries",
    text: "Every brand below runs on this one house and its one database: the same matches, the same prices, the same money. What differs is how it looks, how it speaks and how it is used.",
    open: "Open {title}",
    phone: "As a phone gets it",
    accounts: "Sign in as",
    variants: "Its variants",
    languages: "Language",
    panel: "The panel",
    docs: "The calls",
    names: {
      home: "Home",
      sports: "Sports",
      liveBets: "Live",
      login: "Sign-in",
      coupons: "Coupons",
      header: "Header",
      footer: "Footer",
      betSlip: "Slip",
      register: "Register",
      promotions: "Promotions",
      transferRequest: "Transfers",
    },
  },
  de: {
    title: "Ein Haus, viele Livreen",
    text: "Alle Marken hier laufen auf diesem einen Haus und seiner einen Datenbank: dieselben Spiele, dieselben Quoten, dasselbe Geld. Verschieden ist, wie sie aussehen, wie sie sprechen und wie man sie bedient.",
    open: "{title} öffnen",
    phone: "Wie ein Telefon sie bekommt",
    accounts: "Anmelden als",
    variants: "Ihre Gesichter",
    languages: "Sprache",
    panel: "Das Panel",
    docs: "Die Aufrufe",
    names: {
      home: "Start",
      sports: "Sport",
      liveBets: "Live",
      login: "Anmeldung",
      coupons: "Wettscheine",
      header: "Kopf",
      footer: "Fuß",
      betSlip: "Schein",
      register: "Registrierung",
      promotions: "Aktionen",
      transferRequest: "Zahlungen",
    },
  },
  tr: {
    title: "Tek ev, pek çok üniforma",
    text: "Aşağıdaki her marka bu tek evde ve tek veritabanında çalışır: aynı maçlar, aynı oranlar, aynı para. Değişen; görünüşü, dili ve kullanılışıdır.",
    open: "{title} sitesini aç",
    phone: "Telefonda göründüğü gibi",
    accounts: "Giriş hesabı",
    variants: "Yüzleri",
    languages: "Dil",
    panel: "Panel",
    docs: "Çağrılar",
    names: {
      home: "Ana sayfa",
      sports: "Spor",
      liveBets: "Canlı",
      login: "Giriş",
      coupons: "Kuponlar",
      header: "Üst bölüm",
      footer: "Alt bölüm",
      betSlip: "Kupon",
      register: "Kayıt",
      promotions: "Promosyonlar",
      transferRequest: "Ödemeler",
    },
  },
  fa: {
    title: "یک خانه با جامه‌های بسیار",
    text: "همهٔ برندهای زیر روی همین یک خانه و یک پایگاه داده کار می‌کنند: همان مسابقه‌ها، همان ضریب‌ها، همان پول. تفاوت در ظاهر، لحن و شیوهٔ کار آن‌هاست.",
    open: "باز کردن {title}",
    phone: "آن‌گونه که تلفن می‌گیرد",
    accounts: "ورود با حساب",
    variants: "چهره‌ها",
    languages: "زبان",
    panel: "پنل",
    docs: "فراخوان‌ها",
    names: {
      home: "خانه",
      sports: "ورزش",
      liveBets: "زنده",
      login: "ورود",
      coupons: "برگه‌ها",
      header: "سربرگ",
      footer: "پابرگ",
      betSlip: "برگهٔ شرط",
      register: "ثبت‌نام",
      promotions: "پیشنهادها",
      transferRequest: "پرداخت‌ها",
    },
  },
};
