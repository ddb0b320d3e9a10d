import type { BonusTerms } from "@livery/contract/panel";
import { languages } from "@livery/i18n";
import { useTranslate } from "../../core/messages.ts";
import { CategoryName, BonusValue } from "../../resources/bonuses.tsx";
import { When } from "../../resources/figures.tsx";
import { Facts, Section } from "../facts.tsx";

/** A summary of a bonus: its value, its period, and its name in each language. */
export function BonusPreview({ bonus }: { readonly bonus: BonusTerms }) {
  const t = useTranslate();
  return (
    <Section title={t("panel:bonuses.inShort")}>
      <Facts
        facts={[
          { name: t("panel:bonuses.category"), value: <CategoryName category={bonus.category} /> },
          { name: t("panel:bonuses.worth"), value: <BonusValue of={bonus} /> },
          { name: t("panel:bonuses.oneUse"), value: t(bonus.oneUse ? "panel:yes" : "panel:no") },
          { name: t("panel:bonuses.startsAt"), value: <When at={bonus.startsAt} /> },
          { name: t("panel:bonuses.endsAt"), value: <When at={bonus.endsAt} /> },
          ...bonus.texts.map(({ lang, title }, index) => ({
            name: languages.find(({ code }) => code === lang)?.name ?? `${lang} ${index}`,
            value: <bdi>{title === "" ? t("panel:nothing") : title}</bdi>,
          })),
        ]}
      />
    </Section>
  );
}
