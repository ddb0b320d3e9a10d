import { CancelledError } from "../errors.ts";

/** Asks one question; cancelling it (Ctrl-C) ends the command. Undefined if there is no terminal. */
export function createPrompt(): ((question: string, suggestion: string | undefined) => Promise<string>) | undefined {
  if (!hasTerminal()) return undefined;
  return async (question, suggestion) => {
    const { isCancel, text } = await import("@clack/prompts");
    const answer = await text({
      message: question,
      ...(suggestion === undefined ? {} : { placeholder: suggestion || "Enter for none", defaultValue: suggestion }),
      validate: (value) => (suggestion === undefined && !value ? "An answer is needed here." : undefined),
    });
    if (isCancel(answer)) throw new CancelledError();
    return answer;
  };
}

/** Asks for yes or no; no is the suggestion. Undefined if there is no terminal. */
export function createConfirm(): ((question: string) => Promise<boolean>) | undefined {
  if (!hasTerminal()) return undefined;
  return async (question) => {
    const { confirm, isCancel } = await import("@clack/prompts");
    const answer = await confirm({ message: question, initialValue: false });
    if (isCancel(answer)) throw new CancelledError();
    return answer;
  };
}

const hasTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY && !process.env["CI"];
