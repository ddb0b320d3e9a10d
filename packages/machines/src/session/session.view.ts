import type { ErrorCode, ErrorParams, UserInfo } from "@livery/contract";

export interface SessionProblem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** The session as pages see it. */
export interface SessionView {
  readonly phase: "starting" | "checking" | "signedOut" | "signingIn" | "signedIn" | "signingOut";
  readonly user: UserInfo | null;
  /** The last typed name, so that a refused form retains it. */
  readonly userName: string;
  /** Why the last sign-in, sign-out or check failed. */
  readonly problem: SessionProblem | null;
}

/** The view before the machine runs: the user is not known yet. */
export const beforeSession: SessionView = { phase: "starting", user: null, userName: "", problem: null };
