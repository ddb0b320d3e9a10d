import type { SignedInFlag } from "@livery/machines";

/** A browser with one tab: no other tab publishes a session. */
export const oneTab: SignedInFlag = { write: () => undefined, follow: () => () => undefined };
