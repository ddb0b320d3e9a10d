/** The notification about a settled coupon that a result changed (D16), by language; `{number}` is the coupon's. */
export const reviewTitles: Readonly<Record<string, string>> = {
  en: "A result was taken back: coupon {number} is waiting again, under review.",
  fa: "یک نتیجه پس گرفته شد: کوپن {number} دوباره در انتظار و در حال بررسی است.",
  tr: "Bir sonuç geri alındı: {number} numaralı kupon yeniden beklemede, inceleniyor.",
  de: "Ein Ergebnis wurde zurückgenommen: Schein {number} wartet wieder und wird geprüft.",
};

/** The notification if a new result has already replaced the old one. */
export const correctionTitles: Readonly<Record<string, string>> = {
  en: "A result was corrected: coupon {number} was settled anew.",
  fa: "یک نتیجه تصحیح شد: کوپن {number} دوباره تسویه شد.",
  tr: "Bir sonuç düzeltildi: {number} numaralı kupon yeniden sonuçlandırıldı.",
  de: "Ein Ergebnis wurde berichtigt: Schein {number} wurde neu abgerechnet.",
};
