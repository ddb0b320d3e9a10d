import { Banner, Button } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useSettings } from "../../../core/site-settings.ts";
import { useTranslate } from "../../../core/translate.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { RegisterModel } from "../register.model.ts";
import * as css from "./form-foot.css.ts";

/** The submit button, the terms that the visitor accepts with it, and refusals that concern no field. */
export function SendButton({ model }: { readonly model: RegisterModel }) {
  const t = useTranslate();
  const { infoPages } = useSettings();
  return (
    <div className={css.foot}>
      {model.problem !== null && <Banner tone="error">{model.problem}</Banner>}
      <Button type="submit" variant="primary" size="lg" wide busy={model.busy}>
        {t("account:register.submit")}
      </Button>
      <p className={css.small}>
        {t("account:register.terms")}{" "}
        <RouteLink to="Page" params={{ id: infoPages.terms }} className={css.link}>
          {t("account:register.readTerms")}
        </RouteLink>
      </p>
    </div>
  );
}

/** For visitors who already have an account. */
export function HaveAccount() {
  const t = useTranslate();
  const { signIn } = useServices();
  return (
    <p className={css.small}>
      {t("account:register.have")}{" "}
      <Button size="sm" variant="quiet" onClick={() => signIn.set({ because: null, returnTo: null })}>
        {t("frame:menu.signIn")}
      </Button>
    </p>
  );
}
