import { randomInt } from "node:crypto";
import type { Captcha, CaptchaQuestion } from "@livery/contract";
import { captchaPicture } from "./picture.ts";

/** The picture or question, and its only right answer: digits. */
export interface Challenge extends Pick<Captcha, "image" | "question"> {
  readonly answer: string;
}

/** Digits only: every keyboard and every phone has them, in every language. */
const figures = 5;

export function pictureChallenge(): Challenge {
  const answer = Array.from({ length: figures }, () => String(randomInt(10))).join("");
  return { answer, image: captchaPicture(answer), question: null };
}

const makers: Readonly<
  Record<CaptchaQuestion["kind"], () => { readonly numbers: readonly number[]; readonly answer: number }>
> = {
  sum: () => {
    const numbers = [randomInt(3, 30), randomInt(3, 20)] as const;
    return { numbers, answer: numbers[0] + numbers[1] };
  },
  difference: () => {
    const [less, rest] = [randomInt(3, 20), randomInt(1, 20)];
    return { numbers: [less + rest, less], answer: rest };
  },
  largest: () => {
    const numbers = new Set<number>();
    while (numbers.size < 4) numbers.add(randomInt(10, 100));
    return { numbers: [...numbers], answer: Math.max(...numbers) };
  },
};
const kinds = Object.keys(makers) as readonly CaptchaQuestion["kind"][];

/** A question for players who cannot read the picture. The page asks it in the player's language: the server has no messages. */
export function questionChallenge(): Challenge {
  const kind = kinds[randomInt(kinds.length)] ?? "sum";
  const { numbers, answer } = makers[kind]();
  return { answer: String(answer), image: null, question: { kind, numbers } };
}
