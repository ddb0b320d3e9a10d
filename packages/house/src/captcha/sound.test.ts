import { expect, test } from "vitest";
import { answerOf } from "../testing/captcha-answer.ts";
import { soundChallenge } from "./challenge.ts";
import { captchaSound } from "./sound.ts";

const bytesOf = (sound: string): Buffer => Buffer.from(sound.split(",")[1] ?? "", "base64");

test("the tones of each group can be counted, for every digit and in any order", () => {
  for (const digits of ["1", "5", "9", "1111", "5555", "3152", "2143"])
    expect([digits, answerOf(captchaSound(digits))]).toEqual([digits, digits]);
  for (let turn = 0; turn < 20; turn++) {
    const { answer, sound, image } = soundChallenge();
    expect([answerOf(sound), image]).toEqual([answer, null]);
    expect(answer).toMatch(/^[1-5]{4}$/);
  }
});

test("is a WAV file of at most eleven seconds, whose bytes and length differ each time for the same answer", () => {
  const [one, other] = [bytesOf(captchaSound("5555")), bytesOf(captchaSound("5555"))];
  expect([one.toString("latin1", 0, 4), one.readUInt32LE(4)]).toEqual(["RIFF", one.length - 8]);
  expect(one.length).toBeLessThan(11 * 8_000);
  expect(one.equals(other)).toBe(false);
  expect(one.length).not.toBe(other.length);
});
