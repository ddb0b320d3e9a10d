import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { useServices } from "../app/services.ts";
import { useSettings } from "../app/site-settings.ts";
import { useUser } from "../app/user.ts";
import { judge, type Verdict } from "../routes/guards.ts";
import { pathOf } from "../routes/paths.ts";
import { returnPath } from "../routes/return-path.ts";
import type { RealRoute } from "../routes/table.ts";
import { StartScreen } from "./start-screen.tsx";

/**
 * Shows a page when its guards allow it. They are asked again whenever session or settings change: who signs out on a
 * page for players leaves it at once.
 */
export function Gate({ route, children }: { readonly route: RealRoute | null; readonly children: ReactNode }) {
  const settings = useSettings();
  const user = useUser();
  const verdict = judge(route, { user, settings });
  const [wasShown, setWasShown] = useState(false);
  if (verdict.kind === "show" && !wasShown) setWasShown(true);
  if (verdict.kind === "wait") return <StartScreen />;
  if (verdict.kind === "redirect") return <Leave verdict={verdict} asks={!wasShown} />;
  return children;
}

function Leave({
  verdict,
  asks,
}: {
  readonly verdict: Extract<Verdict, { kind: "redirect" }>;
  /** Somebody who came for a page of players is asked to sign in; somebody who just signed out is not. */
  readonly asks: boolean;
}) {
  const { boot, signIn } = useServices();
  const router = useRouter();
  const { missing, to } = verdict;
  useEffect(() => {
    const { href } = router.state.location;
    if (asks && missing === "login") signIn.set({ because: "page", returnTo: href });
    // Who has signed in on a visitor's page goes on where he wanted to.
    const wanted = missing === "logout" ? returnPath(boot.lang, wantedOf(router.state.location.search)) : null;
    if (wanted === null) void router.navigate({ to: pathOf(boot.lang, to), replace: true });
    else router.history.replace(wanted);
  }, [asks, missing, to, boot.lang, router, signIn]);
  return null;
}

/** `?return=` of the address, as Login has it. */
function wantedOf(search: unknown): string | undefined {
  const { return: wanted } = search as Readonly<Record<string, string | undefined>>;
  return wanted;
}
