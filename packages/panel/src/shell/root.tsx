import { useStore } from "@livery/browser-app";
import { usePanel } from "../core/panel.ts";
import { SignIn } from "../pages/sign-in.tsx";
import { Frame } from "./frame.tsx";
import { StartScreen } from "./start-screen.tsx";

/** Signed out, signed in, or not known yet. Another account in the same browser gets its own pages. */
export function Root() {
  const session = useStore(usePanel().session);
  if (session.kind === "unknown") return <StartScreen />;
  if (session.kind === "out") return <SignIn />;
  return <Frame key={session.staff.staffId} />;
}
