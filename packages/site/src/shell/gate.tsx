import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { useServices } from "../core/services.ts";
import { useSettings } from "../core/site-settings.ts";
import { useUser } from "../core/user.ts";
import { evaluateGuards, type Verdict } from "../routes/guards.ts";
import { pathOf } from "../routes/paths.ts";
import { returnPath } from "../routes/return-path.ts";
import type { RealRoute } from "../routes/table.ts";
import { StartScreen } from "./start-screen.tsx";

/**
 * Shows a page when its guards allow it. They are evaluated again whenever session or settings change: a player who signs out on
 * a page for players leaves it at once.
 */
export function Gate({ route, children }: { readonly route: RealRoute | null; readonly children: ReactNode }) {
  const settings = useSettings();
  const user = useUser();
  const verdict = evaluateGuards(route, { user, settings });
  const [wasShown, setWasShown] = useState(false);
  if (verdict.kind === "show" && !wasShown) setWasShown(true);
  if (verdict.kind === "wait") return <StartScreen />;
  if (verdict.kind === "redirect") return <Leave verdict={verdict} promptsSignIn={!wasShown} />;
  return children;
}

function Leave({
  verdict,
  promptsSignIn,
}: {
  readonly verdict: Extract<Verdict, { kind: "redirect" }>;
  /** A visitor who opens a page for players gets the sign-in; a player who just signed out does not. */
  readonly promptsSignIn: boolean;
}) {
  const { boot, signIn } = useServices();
  const router = useRouter();
  const { missing, to } = verdict;
  useEffect(() => {
    const { href } = router.state.location;
    if (promptsSignIn && missing === "login") signIn.set({ because: "page", returnTo: href });
    // After a sign-in on a visitor's page the player continues to the requested page.
    const returnTo = missing === "logout" ? returnPath(boot.lang, returnParameter(router.state.location.search)) : null;
    if (returnTo === null) void router.navigate({ to: pathOf(boot.lang, to), replace: true });
    else router.history.replace(returnTo);
  }, [promptsSignIn, missing, to, boot.lang, router, signIn]);
  return null;
}

/** Returns `?return=` of the address, as on Login. */
function returnParameter(search: unknown): string | undefined {
  const { return: returnTo } = search as Readonly<Record<string, string | undefined>>;
  return returnTo;
}
