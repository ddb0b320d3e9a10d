import { Card, Dialog } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { BrandPlate } from "../../../parts/brand-plate.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { LoginModel } from "../login.model.ts";
import { LoginForm } from "../parts/login-form.tsx";
import * as css from "./popup.css.ts";

/** A small dialog over the open page; on the Login route, only its card. */
export default function LoginPopup({ model }: VariantProps<LoginModel>) {
  const t = useTranslate();
  if (model.placement === "overlay") {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && model.close()}
        title={t("account:signIn.title")}
        closeLabel={t("feedback:close")}
      >
        <Welcome model={model} />
        <LoginForm model={model} />
      </Dialog>
    );
  }
  return (
    <div className={css.alone}>
      <RouteLink to="Home" className={css.mark}>
        <BrandPlate />
      </RouteLink>
      <Card
        className={css.card}
        level={2}
        title={
          <span tabIndex={-1} role="heading" aria-level={1}>
            {t("account:signIn.title")}
          </span>
        }
      >
        <Welcome model={model} />
        <LoginForm model={model} />
      </Card>
    </div>
  );
}

/** The brand's welcome text. A visitor who was redirected here reads the reason in its place. */
function Welcome({ model }: VariantProps<LoginModel>) {
  const t = useTranslate();
  return model.because === null && <p className={css.welcome}>{t("account:signIn.text")}</p>;
}
