import { classes } from "@livery/ui";
import type { ReactNode } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { ScenePicture } from "../../../parts/brand-picture.tsx";
import { BrandPattern } from "../../../parts/brand-pattern.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import type { PromotionsModel } from "../promotions.model.ts";
import { NoBonuses } from "./no-bonuses.tsx";
import * as css from "./offered.css.ts";

/**
 * The page: a head with the brand's picture, and the variant's view of the bonuses once they are loaded. The head is a band above
 * them or, `beside` them, a panel while there is space.
 */
export function Offered({
  model,
  waiting,
  beside = false,
  children,
}: {
  readonly model: PromotionsModel;
  readonly waiting: ReactNode;
  readonly beside?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <div className={classes(css.parts, beside && css.sides)}>
        <Head beside={beside} />
        <div className={css.bonuses}>
          <QueryBoundary answer={{ ...model, error: null }} waiting={waiting} otherwise={<NoBonuses model={model} />}>
            {children}
          </QueryBoundary>
        </div>
      </div>
    </div>
  );
}

function Head({ beside }: { readonly beside: boolean }) {
  const t = useTranslate();
  const { pattern, scene } = useServices().boot.brand;
  return (
    <div className={classes(css.head, beside ? css.panel : css.band)} data-region="promo">
      <PageHeading text={t("bonus:text")}>{t("bonus:title")}</PageHeading>
      {scene === null ? (
        <BrandPattern picture={pattern} />
      ) : (
        <ScenePicture picture={scene} place="foot" className={beside ? css.low : css.aside} />
      )}
    </div>
  );
}
