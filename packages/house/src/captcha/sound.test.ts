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

test("is a WAV file of at most thirteen seconds, whose bytes and length differ for the same answer", () => {
  // The longest tones and pauses of the longest answer are 12.5 s.
  const sounds = Array.from({ length: 8 }, () => bytesOf(captchaSound("5555")));
  for (const sound of sounds) {
    expect([sound.toString("latin1", 0, 4), sound.readUInt32LE(4)]).toEqual(["RIFF", sound.length - 8]);
    expect(sound.length).toBeLessThan(13 * 8_000);
  }
  expect(new Set(sounds.map((sound) => sound.toString("base64"))).size).toBe(sounds.length);
  // Two of them may be equally long by chance, all of them are not.
  expect(new Set(sounds.map(({ length }) => length)).size).toBeGreaterThan(1);
});
