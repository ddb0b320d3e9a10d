import { Card } from "@livery/ui";
import { useServices } from "../../app/services.ts";
import { useOf } from "../../app/store.ts";
import { useWords } from "../../app/words.ts";
import { FaceView } from "../../faces/face-view.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RouteLink } from "../../shell/route-link.tsx";
import { useRegisterModel } from "./model.ts";
import { RegisterHeading } from "./parts/register-heading.tsx";
import * as css from "./route.css.ts";

/** Opening an account (§2), as the brand's face asks for it. */
export function RegisterRoute() {
  const t = useWords();
  const { session } = useServices();
  const model = useRegisterModel();
  const looking = useOf(session.state, ({ phase }) => phase === "checking");
  usePageTitle(t("frame:route.Register"));
  if (!model.registered) return <FaceView kind="pages" name="register" model={model} />;
  return (
    <div className={css.page}>
      <RegisterHeading affiliate={null} />
      <Card aria-busy={looking}>
        <p role="status">{t("account:register.done")}</p>
        {!looking && (
          <RouteLink to="Login" className={css.way}>
            {t("frame:menu.signIn")}
          </RouteLink>
        )}
      </Card>
    </div>
  );
}
