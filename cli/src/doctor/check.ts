import type { DoctorContext } from "./doctor-context.ts";

/** What is wrong, and what to do about it. */
export interface Finding {
  readonly found: string;
  readonly next: string;
  /** Something to know that does not keep anything from working: it does not change the exit code. */
  readonly isWarning?: true;
  /** Mends it and says what was done; only where nothing can be lost. */
  readonly fix?: () => Promise<string>;
}

/** A check's result: what is well, what is wrong, or why it does not apply here. */
export type Verdict = { readonly well: string } | { readonly notChecked: string } | Finding;

/** One fault that `livery doctor` knows. */
export interface Check {
  /** In kebab case; stable for programs. */
  readonly id: string;
  readonly title: string;
  readonly check: (context: DoctorContext) => Verdict | Promise<Verdict>;
}

/** A check that has ended. */
export interface Checked {
  readonly id: string;
  readonly title: string;
  readonly state: "well" | "wrong" | "warning" | "mended" | "not checked";
  readonly text: string;
  /** The next step; only of what is wrong, and of warnings. */
  readonly next?: string;
}

/** In milliseconds; of a single check. */
const longest = 10_000;

/** Runs checks side by side, each for at most `limit` milliseconds. With `fix` mends what may be mended, and checks it again. */
export async function runChecks(
  checks: readonly Check[],
  context: DoctorContext,
  { fix, limit = longest }: { readonly fix: boolean; readonly limit?: number },
): Promise<readonly Checked[]> {
  return Promise.all(
    checks.map(async ({ check, id, title }): Promise<Checked> => {
      const verdict = await verdictOf(check, context, limit);
      if (!fix || !("found" in verdict) || verdict.fix === undefined) return { id, title, ...shown(verdict) };
      try {
        const done = await verdict.fix();
        const after = await verdictOf(check, context, limit);
        if ("found" in after) return { id, title, ...shown(after) };
        return { id, title, state: "mended", text: `${verdict.found} ${done}` };
      } catch (error) {
        return {
          id,
          title,
          ...shown({ ...verdict, found: `${verdict.found} It could not be mended: ${textOf(error)}` }),
        };
      }
    }),
  );
}

async function verdictOf(check: Check["check"], context: DoctorContext, limit: number): Promise<Verdict> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Verdict>((resolve) => {
    const tooLate: Verdict = {
      found: `It could not be checked within ${limit / 1000} s.`,
      next: "Run livery doctor again on a machine that has less to do.",
    };
    timer = setTimeout(() => resolve(tooLate), limit);
  });
  try {
    return await Promise.race([Promise.resolve(check(context)), late]);
  } catch (error) {
    return { notChecked: textOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

function shown(verdict: Verdict): Pick<Checked, "state" | "text" | "next"> {
  if ("well" in verdict) return { state: "well", text: verdict.well };
  if ("notChecked" in verdict) return { state: "not checked", text: verdict.notChecked };
  return { state: verdict.isWarning ? "warning" : "wrong", text: verdict.found, next: verdict.next };
}

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
