import { UsageError } from "../errors.ts";

/** Asks one question; cancelling it (Ctrl-C) ends the command. Undefined if there is no terminal. */
export function createPrompt(): ((question: string, suggestion: string | undefined) => Promise<string>) | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY || process.env["CI"]) return undefined;
  return async (question, suggestion) => {
    const { isCancel, text } = await import("@clack/prompts");
    const answer = await text({
      message: question,
      ...(suggestion === undefined ? {} : { placeholder: suggestion, defaultValue: suggestion }),
      validate: (value) => (suggestion === undefined && !value ? "An answer is needed here." : undefined),
    });
    if (isCancel(answer)) throw new UsageError("Cancelled.", "Nothing was written.");
    return answer;
  };
}
