import type { SignedInFlag } from "@livery/machines";

/** A browser with this tab alone: nobody else tells it of a session. */
export const oneTab: SignedInFlag = { write: () => undefined, follow: () => () => undefined };
