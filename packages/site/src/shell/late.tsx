import { overlayNotice } from "@livery/machines";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";

const Notices = lazy(async () => ({ default: (await import("./notices.tsx")).Notices }));
const AlertPopups = lazy(async () => ({ default: (await import("../announcements/alert-popups.tsx")).AlertPopups }));
const SignInPopup = lazy(async () => ({ default: (await import("../pages/login/sign-in-popup.tsx")).SignInPopup }));
const UpdateBanner = lazy(async () => ({ default: (await import("../update/update-banner.tsx")).UpdateBanner }));

/** What is only needed once something happens: its code comes after the first view. */
export function LateParts() {
  const { announcements, overlay, signIn, update } = useServices();
  const hasNotice = useSelector(overlay, ({ context }) => overlayNotice(context) !== null);
  const asked = useStore(signIn) !== null;
  const { maintenance, offered } = useStore(update.state);
  const announces = useStore(announcements) !== null;
  return (
    <Suspense fallback={null}>
      {hasNotice && <Notices />}
      {announces && <AlertPopups />}
      {asked && <SignInPopup />}
      {offered && !maintenance && <UpdateBanner />}
    </Suspense>
  );
}
