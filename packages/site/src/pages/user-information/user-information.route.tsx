import type { UserDetail } from "@livery/contract";
import { buttonClass, Card, Skeleton, VisuallyHidden } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useTranslate, type MessageKey } from "../../core/translate.ts";
import { PageHeading } from "../../parts/page-heading.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { Problem } from "../../parts/problem.tsx";
import { RouteLink } from "../../parts/route-link.tsx";
import { detailLines } from "./detail-lines.ts";
import * as css from "./user-information.route.css.ts";

/** The player's record on the server. */
export function UserInformationRoute() {
  const { client } = useServices();
  const t = useTranslate();
  const answer = useQuery(callQuery(client, "getUserDetail", {}));
  usePageTitle(t("frame:route.UserInformation"));
  return (
    <div className={css.page}>
      <PageHeading
        text={t("account:information.text")}
        aside={
          <RouteLink to="ChangePassword" className={buttonClass()}>
            {t("account:information.change")}
          </RouteLink>
        }
      >
        {t("account:information.title")}
      </PageHeading>
      {answer.data !== undefined && <Detail detail={answer.data} />}
      {answer.data === undefined && answer.error !== null && (
        <Problem error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {answer.data === undefined && answer.error === null && (
        <div aria-busy>
          <VisuallyHidden>{t("feedback:loading")}</VisuallyHidden>
          <Skeleton shape="row" count={6} />
        </div>
      )}
    </div>
  );
}

function Detail({ detail }: { readonly detail: UserDetail }) {
  const t = useTranslate();
  return (
    <Card flush>
      <dl>
        {detailLines(detail).map(({ name, value, labelKey }) => (
          <div key={name} className={css.line}>
            <dt className={css.name}>{t(`account:information.${name}`)}</dt>
            <dd className={css.value}>
              {value === null && labelKey === null && (
                <span className={css.missing}>{t("account:information.missing")}</span>
              )}
              {labelKey !== null && t(labelKey satisfies MessageKey)}
              {value !== null && <bdi>{value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
