import { describe, expect, test, vi } from "vitest";
import { initI18n } from "./init.ts";
import { languageOf } from "./languages.ts";

const language = (code: string) => languageOf(code) ?? expect.unreachable(code);

describe("Translations", () => {
  test("are available at once, by namespace and path", () => {
    const { t } = initI18n({
      lang: language("en"),
      messages: { feedback: { close: "Close", overlay: { wait: "Please wait…" } } },
    });
    expect(t("feedback:close")).toBe("Close");
    expect(t("feedback:overlay.wait")).toBe("Please wait…");
  });

  test("follow the language's plural rules by its tag, not by the product's code", () => {
    const lines = {
      lines_one: "{{count}} линия",
      lines_few: "{{count}} линии",
      lines_many: "{{count}} линий",
      lines_other: "{{count}} линии",
    };
    const { t } = initI18n({ lang: language("ru"), messages: { coupon: lines } });
    expect([1, 2, 5, 21].map((count) => t("coupon:lines", { count }))).toEqual([
      "1 линия",
      "2 линии",
      "5 линий",
      "21 линия",
    ]);
    const arabic = initI18n({
      lang: language("aa"),
      messages: { coupon: { lines_two: "اثنان", lines_other: "{{count}}" } },
    });
    expect(arabic.t("coupon:lines", { count: 2 })).toBe("اثنان");
  });

  test("fall back to another language if they are missing, and a key without a message is reported", () => {
    const onMissing = vi.fn<(key: string) => void>();
    const { t } = initI18n({
      lang: language("fa"),
      messages: { feedback: { close: "بستن" } },
      fallback: { lang: language("en"), messages: { feedback: { close: "Close", save: "Save" } } },
      onMissing,
    });
    expect(t("feedback:close")).toBe("بستن");
    expect(t("feedback:save")).toBe("Save");
    expect(onMissing).not.toHaveBeenCalled();
    t("feedback:nowhere");
    expect(onMissing).toHaveBeenCalledWith("feedback:nowhere");
  });

  test("leave escaping to React: a name is not escaped twice", () => {
    const { t } = initI18n({ lang: language("en"), messages: { feedback: { hello: "Good to see you, {{name}}." } } });
    expect(t("feedback:hello", { name: "O'Neill & <Co>" })).toBe("Good to see you, O'Neill & <Co>.");
  });

  test("in a right-to-left language isolate the inserted values", () => {
    const { t } = initI18n({ lang: language("fa"), messages: { feedback: { pays: "پرداخت {{amount}} است" } } });
    expect(t("feedback:pays", { amount: "-€5.00" })).toBe("پرداخت \u2068-€5.00\u2069 است");
  });

  test("of two instances are independent", () => {
    const one = initI18n({ lang: language("en"), messages: { feedback: { close: "Close" } } });
    const two = initI18n({ lang: language("fa"), messages: { feedback: { close: "بستن" } } });
    expect([one.t("feedback:close"), two.t("feedback:close"), one.language]).toEqual(["Close", "بستن", "en"]);
  });
});
