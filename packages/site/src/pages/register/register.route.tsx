import { Card } from "@livery/ui";
import { useServices } from "../../core/services.ts";
import { useOf } from "@livery/browser-app";
import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { RouteLink } from "../../parts/route-link.tsx";
import { useRegisterModel } from "./register.model.ts";
import { RegisterHeading } from "./parts/register-heading.tsx";
import * as css from "./register.route.css.ts";

/** The registration (§2) in the brand's variant. */
export function RegisterRoute() {
  const t = useTranslate();
  const { session } = useServices();
  const model = useRegisterModel();
  const looking = useOf(session.state, ({ phase }) => phase === "checking");
  usePageTitle(t("frame:route.Register"));
  if (!model.registered) return <VariantView kind="pages" name="register" model={model} />;
  return (
    <div className={css.page}>
      <RegisterHeading affiliate={null} />
      <Card aria-busy={looking}>
        <p role="status">{t("account:register.done")}</p>
        {!looking && (
          <RouteLink to="Login" className={css.link}>
            {t("frame:menu.signIn")}
          </RouteLink>
        )}
      </Card>
    </div>
  );
}
