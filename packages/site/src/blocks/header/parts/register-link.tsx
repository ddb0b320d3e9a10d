import { buttonClass, classes } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { HeaderModel } from "../header.model.ts";
import * as css from "./register-link.css.ts";

/** The registration link for visitors; on a small screen it is in the menu. */
export function RegisterLink({ model }: { readonly model: HeaderModel }) {
  const t = useTranslate();
  if (!model.mayRegister || model.account !== null) return null;
  return (
    <RouteLink
      to="Register"
      className={classes(buttonClass({ size: "sm" }), css.roomy)}
      aria-current={model.currentRoute === "Register" ? "page" : undefined}
    >
      {t("frame:menu.register")}
    </RouteLink>
  );
}
