import { buttonClass, Card, EmptyState, Skeleton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { RichText } from "../../../security/rich-text.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { InfoModel } from "../info.model.ts";
import * as css from "./standard.css.ts";

/** The page's text on one card, as wide as is comfortable to read. */
export default function Info({ model }: VariantProps<InfoModel>) {
  const t = useTranslate();
  return (
    <article className={css.page}>
      <PageHeading>{model.title}</PageHeading>
      <QueryBoundary
        answer={model}
        waiting={<Skeleton count={6} />}
        otherwise={
          <EmptyState
            title={t("frame:info.emptyTitle")}
            action={
              <RouteLink to="Home" className={buttonClass()}>
                {t("feedback:openHome")}
              </RouteLink>
            }
          >
            <p>{t("frame:info.emptyText")}</p>
          </EmptyState>
        }
      >
        {model.html !== null && (
          <Card>
            <RichText html={model.html} />
          </Card>
        )}
      </QueryBoundary>
    </article>
  );
}
