import { randomInt } from "node:crypto";
import type { Captcha } from "@livery/contract";
import { captchaPicture } from "./picture.ts";
import { captchaSound } from "./sound.ts";

/** The picture or sound, and its only right answer: digits. */
export interface Challenge extends Pick<Captcha, "image" | "sound"> {
  readonly answer: string;
}

/** Digits only: every keyboard and every phone has them, in every language. */
const figures = 5;
/** Few groups of few tones: a person counts them at the first hearing. */
const groups = 4;
const mostTones = 5;

export function pictureChallenge(): Challenge {
  const answer = Array.from({ length: figures }, () => String(randomInt(10))).join("");
  return { answer, image: captchaPicture(answer), sound: null };
}

/** For players who cannot read the picture: it has no words, so that it is understood in every language. */
export function soundChallenge(): Challenge {
  const answer = Array.from({ length: groups }, () => String(randomInt(1, mostTones + 1))).join("");
  return { answer, image: null, sound: captchaSound(answer) };
}
