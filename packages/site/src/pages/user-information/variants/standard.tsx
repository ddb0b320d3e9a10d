import { buttonClass, Card, Skeleton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { UserInformationModel } from "../user-information.model.ts";
import * as css from "./standard.css.ts";

/** A line for each fact of the player's record. */
export default function UserInformation({ model }: VariantProps<UserInformationModel>) {
  const t = useTranslate();
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
      <QueryBoundary answer={model} waiting={<Skeleton shape="row" count={6} />} otherwise={null}>
        <Card flush>
          <dl>
            {model.lines.map(({ name, value, labelKey }) => (
              <div key={name} className={css.line}>
                <dt className={css.name}>{t(`account:information.${name}`)}</dt>
                <dd className={css.value}>
                  {value === null && labelKey === null && (
                    <span className={css.missing}>{t("account:information.missing")}</span>
                  )}
                  {labelKey !== null && t(labelKey)}
                  {value !== null && <bdi>{value}</bdi>}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </QueryBoundary>
    </div>
  );
}
