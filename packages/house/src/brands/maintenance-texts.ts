/** The texts of the maintenance page. None needs escaping. */
export interface MaintenanceText {
  readonly bcp47: string;
  readonly dir: "ltr" | "rtl";
  readonly heading: string;
  readonly message: string;
  readonly retry: string;
}

export const english: MaintenanceText = {
  bcp47: "en",
  dir: "ltr",
  heading: "Planned Maintenance Work",
  message: "We are working on the site and will be back soon. Your balance and your coupons are safe.",
  retry: "Try again",
};

/** By language code; English for a site's other languages. */
export const maintenanceTexts: Readonly<Record<string, MaintenanceText>> = {
  en: english,
  fa: {
    bcp47: "fa",
    dir: "rtl",
    heading: "تعمیرات برنامه‌ریزی‌شده",
    message: "روی سایت کار می‌کنیم و به‌زودی برمی‌گردیم. موجودی و برگه‌های شما محفوظ است.",
    retry: "دوباره امتحان کنید",
  },
  tr: {
    bcp47: "tr",
    dir: "ltr",
    heading: "Planlı Bakım Çalışması",
    message: "Site üzerinde çalışıyoruz, kısa süre içinde geri döneceğiz. Bakiyeniz ve kuponlarınız güvende.",
    retry: "Tekrar dene",
  },
  de: {
    bcp47: "de",
    dir: "ltr",
    heading: "Geplante Wartungsarbeiten",
    message: "Wir arbeiten an der Seite und sind bald zurück. Ihr Guthaben und Ihre Wettscheine sind sicher.",
    retry: "Erneut versuchen",
  },
};
