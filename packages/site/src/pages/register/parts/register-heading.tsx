import { Banner } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import * as css from "./register-heading.css.ts";

/** The page's heading with the affiliate; as wide as the variant's form. */
export function RegisterHeading({ affiliate }: { readonly affiliate: string | null }) {
  const t = useTranslate();
  return (
    <div>
      <PageHeading text={t("account:register.text")}>{t("account:register.title")}</PageHeading>
      {affiliate !== null && (
        <Banner className={css.invited}>{t("account:register.affiliate", { name: affiliate })}</Banner>
      )}
    </div>
  );
}
