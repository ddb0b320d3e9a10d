import type { CaptchaQuestion } from "@livery/contract";

/** The right answer to a security question. */
export function answerOf(question: CaptchaQuestion | null): string {
  const [first = 0, second = 0] = question?.numbers ?? [];
  switch (question?.kind) {
    case "sum":
      return String(first + second);
    case "difference":
      return String(first - second);
    case "largest":
      return String(Math.max(...question.numbers));
    case undefined:
      throw new TypeError("the security code asks no question");
  }
}
