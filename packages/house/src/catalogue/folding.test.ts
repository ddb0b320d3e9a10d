import { describe, expect, it } from "vitest";
import { foldText, slugOf } from "./folding.ts";

describe("folding a text for search and identity (D47)", () => {
  it.each([
    ["İstanbul Başakşehir", "istanbul basaksehir"],
    ["KASIMPAŞA", "kasimpasa"],
    ["Kasımpaşa", "kasimpasa"],
    ["1. FC Köln", "1 fc koln"],
    ["FC Twente '65", "fc twente 65"],
    ["Brøndby · Śląsk Wrocław", "brondby slask wroclaw"],
    ["Großaspach", "grossaspach"],
    ["Ολυμπιακός", "ολυμπιακοσ"],
    ["پرسپوليس", "پرسپولیس"],
    ["  ", ""],
  ])("%s → %s", (text, folded) => expect(foldText(text)).toBe(folded));

  it("leaves a folded text unchanged", () => {
    for (const name of ["Çaykur Rizespor", "Deportivo Alavés", "FC Bayern München"])
      expect(foldText(foldText(name))).toBe(foldText(name));
  });

  it("gives a name that differs only in accents and punctuation the same slug", () => {
    expect(slugOf("1. FC Köln")).toBe("1-fc-koln");
    expect(slugOf("1 FC Koln")).toBe("1-fc-koln");
  });
});
