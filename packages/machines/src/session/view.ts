import type { ErrorCode, ErrorParams, UserInfo } from "@livery/contract";

export interface SessionProblem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** What pages see of the session. */
export interface SessionView {
  readonly phase: "starting" | "checking" | "signedOut" | "signingIn" | "signedIn" | "signingOut";
  readonly user: UserInfo | null;
  /** The name last typed, so that a refused form keeps it. */
  readonly userName: string;
  /** Why the last sign-in, sign-out or check failed. */
  readonly problem: SessionProblem | null;
}

/** Before the machine runs: nobody knows yet who is there. */
export const beforeSession: SessionView = { phase: "starting", user: null, userName: "", problem: null };
