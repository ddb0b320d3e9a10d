import type { Actors } from "./actors.ts";
import { chosenLanguageKey } from "../core/chosen-language.ts";
import type { Services } from "../core/services.ts";
import { refetchPrivateAnswers, forgetPrivateAnswers } from "../core/private-queries.ts";

export interface SessionEffects {
  /** The open page, as a path of the site. */
  readonly here: () => string;
  readonly goHome: () => void;
  readonly switchLanguage: (code: string) => void;
}

/** Applies a change of session to the page: private answers are cleared, a lost session requests a new sign-in. */
export function followSession(
  services: Services,
  session: Actors["session"],
  { here, goHome, switchLanguage }: SessionEffects,
): void {
  const { boot, overlay, queries, settings, signIn, storage } = services;
  let userId: number | null = null;
  session.on("signedIn", ({ user }) => {
    if (userId !== null && userId !== user.userId) refetchPrivateAnswers(queries);
    userId = user.userId;
    // §8: on success the account's language is applied, unless the player has chosen one, by hand or by address.
    const chosen = storage.read(chosenLanguageKey) !== null || boot.lang !== settings.get().defaultLanguage;
    const offered = boot.languages.some(({ code }) => code === user.lang);
    if (!chosen && offered && user.lang !== boot.lang) switchLanguage(user.lang);
  });
  session.on("signedOut", ({ reason }) => {
    userId = null;
    forgetPrivateAnswers(queries);
    if (reason === "expired") {
      signIn.set({ because: "expired", returnTo: here() });
      return;
    }
    goHome();
    const notice = { status: "info", message: "frame:menu.signedOut", params: {}, subject: "session" } as const;
    if (reason === "self") overlay.send({ type: "SHOW", notice });
  });
  followSignOut(services, session);
}

/**
 * Shows a wait notice during a sign-out (§4 status 7), and a failure if the server did not receive it, because the session goes
 * on.
 */
function followSignOut({ overlay }: Services, session: Actors["session"]): void {
  const subject = "session";
  let leaving = false;
  session.subscribe((snapshot) => {
    const wasLeaving = leaving;
    leaving = snapshot.matches("signingOut");
    if (leaving && !wasLeaving) {
      const notice = { status: "wait", message: "feedback:overlay.wait", params: {}, subject } as const;
      overlay.send({ type: "SHOW", notice });
    } else if (wasLeaving && snapshot.matches("signedIn")) {
      const notice = { status: "failure", message: "frame:menu.stillSignedIn", params: {}, subject } as const;
      overlay.send({ type: "SHOW", notice });
    }
  });
}
