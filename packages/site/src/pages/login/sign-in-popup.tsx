import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { VariantView } from "../../variants/variant-view.tsx";
import { pathOf } from "../../routes/paths.ts";
import { useLoginModel } from "./login.model.ts";
import { signInPlacements } from "../../variants/sign-in-placements.ts";

/** Requests sign-in as the brand's variant does: over the open page, or on the Login route. */
export function SignInPopup() {
  const { boot } = useServices();
  return signInPlacements[boot.pages.login.variant] === "overlay" ? <Popup /> : <GoToLogin />;
}

function Popup() {
  return <VariantView kind="pages" name="login" model={useLoginModel("overlay")} />;
}

function GoToLogin() {
  const { boot, signIn } = useServices();
  const request = useStore(signIn);
  const router = useRouter();
  const returnTo = request?.returnTo ?? router.state.location.href;
  useEffect(() => {
    void router.navigate({ to: pathOf(boot.lang, "Login"), search: { return: returnTo } });
    // The route takes over the request, whose reason stays until the visitor has signed in.
  }, [boot.lang, returnTo, router]);
  return null;
}
