import type { BonusTerms } from "@livery/contract/panel";
import { direction } from "@livery/i18n";
import { Field, Select } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../core/messages.ts";
import { RichText } from "../../forms/rich-text/rich-text.tsx";
import { ServerPicture } from "../../forms/server-picture.tsx";
import { languageName } from "../../forms/text-languages.ts";
import { CategoryName, BonusValue } from "../../resources/bonuses.tsx";
import { When } from "../../resources/figures.tsx";
import { Facts, Section } from "../facts.tsx";
import { sections } from "../pages.css.ts";
import * as css from "./bonus-preview.css.ts";

interface BonusPreviewProps {
  readonly bonus: BonusTerms;
  /** The language of the texts; left out where it is chosen here. */
  readonly lang?: string | undefined;
}

/** A bonus in short, and what a player reads of it in one of its languages. */
export function BonusPreview({ bonus, lang }: BonusPreviewProps) {
  const t = useTranslate();
  return (
    <div className={sections}>
      <Section title={t("panel:bonuses.inShort")}>
        <Facts
          facts={[
            { name: t("panel:bonuses.category"), value: <CategoryName category={bonus.category} /> },
            { name: t("panel:bonuses.worth"), value: <BonusValue of={bonus} /> },
            { name: t("panel:bonuses.oneUse"), value: t(bonus.oneUse ? "panel:yes" : "panel:no") },
            { name: t("panel:bonuses.startsAt"), value: <When at={bonus.startsAt} /> },
            { name: t("panel:bonuses.endsAt"), value: <When at={bonus.endsAt} /> },
          ]}
        />
      </Section>
      <Seen bonus={bonus} lang={lang} />
    </div>
  );
}

/** The texts as the promotions page has them, one above the other. */
function Seen({ bonus: { image, texts }, lang }: BonusPreviewProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = texts.find((text) => text.lang === (lang ?? chosen)) ?? texts[0];
  if (shown === undefined) return null;
  return (
    <Section title={t("panel:methods.preview")}>
      {lang === undefined && texts.length > 1 && (
        <Field label={t("panel:form.textLanguage")} hideLabel>
          <Select
            size="sm"
            value={shown.lang}
            options={texts.map(({ lang: code }) => ({ value: code, label: languageName(code) }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
      )}
      <div className={css.sheet} lang={shown.lang} dir={direction(shown.lang)} inert>
        {image !== null && (
          <ServerPicture address={image} alt={shown.alt} className={css.picture}>
            <p className={css.elsewhere} dir="auto">
              {t("panel:picture.elsewhere")}
            </p>
          </ServerPicture>
        )}
        <p className={css.title}>{shown.title === "" ? t("panel:nothing") : shown.title}</p>
        {shown.html !== "" && <RichText html={shown.html} />}
        {shown.terms !== "" && (
          <div className={css.terms}>
            <RichText html={shown.terms} />
          </div>
        )}
      </div>
    </Section>
  );
}
