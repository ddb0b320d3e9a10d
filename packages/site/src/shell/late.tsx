import { overlayNotice } from "@livery/machines";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";

const Notices = lazy(async () => ({ default: (await import("./notices.tsx")).Notices }));
const SignInPopup = lazy(async () => ({ default: (await import("../pages/login/sign-in-popup.tsx")).SignInPopup }));

/** What is only needed once something happens: its code comes after the first view. */
export function LateParts() {
  const { overlay, signIn } = useServices();
  const hasNotice = useSelector(overlay, ({ context }) => overlayNotice(context) !== null);
  const asked = useStore(signIn) !== null;
  return (
    <Suspense fallback={null}>
      {hasNotice && <Notices />}
      {asked && <SignInPopup />}
    </Suspense>
  );
}
