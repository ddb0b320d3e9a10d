import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { BrandMark } from "../../../parts/brand-mark.tsx";
import { BrandPattern } from "../../../parts/brand-pattern.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { LoginModel } from "../login.model.ts";
import { LoginForm } from "../parts/login-form.tsx";
import * as css from "./page.css.ts";

/** A full page: the brand on one side, the form on the other. */
export default function LoginPage({ model }: VariantProps<LoginModel>) {
  const t = useTranslate();
  const { brand } = useServices().boot;
  return (
    <div className={css.page}>
      <div className={css.brand} data-region="promo">
        <BrandPattern picture={brand.pattern} />
        <RouteLink to="Home" className={css.mark}>
          <BrandMark />
        </RouteLink>
        <p className={css.text}>{t("account:signIn.text")}</p>
      </div>
      <div className={css.form}>
        <h1 className={css.title} tabIndex={-1}>
          {t("account:signIn.title")}
        </h1>
        <LoginForm model={model} />
        <RouteLink to="Home" className={css.back}>
          {t("feedback:openHome")}
        </RouteLink>
      </div>
    </div>
  );
}
