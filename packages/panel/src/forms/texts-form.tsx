import { direction } from "@livery/i18n";
import { Segmented } from "@livery/ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "../core/messages.ts";
import { usePanel } from "../core/panel.ts";
import type { Values } from "./record.ts";
import { RecordForm } from "./record-form.tsx";
import { atLanguage, languageAt, languageName, missingTexts, type PartsOf } from "./text-languages.ts";

type RecordFormProps = ComponentProps<typeof RecordForm>;

interface TextsFormProps<Text extends { readonly lang: string }> extends Omit<
  RecordFormProps,
  "check" | "groups" | "renderAbove" | "renderBeside"
> {
  /** The languages of the texts: the first must have a title. */
  readonly languages: readonly string[];
  /** The texts of the typed values, as they are sent. */
  readonly textsOf: (values: Values) => readonly Text[];
  readonly partsOf: PartsOf<Text>;
  /** The groups with the fields of a language's texts shown and those of the others hidden. */
  readonly groups: (lang: string) => RecordFormProps["groups"];
  /** As the form's own; `lang` is the language of the text at fault. */
  readonly check: (
    values: Values,
  ) => { readonly name: string; readonly message: string; readonly lang?: string } | null;
  readonly renderBeside: (values: Values, lang: string) => ReactNode;
}

/** The form of a record with texts in several languages, of which one at a time is shown. */
export function TextsForm<Text extends { readonly lang: string }>({
  languages,
  textsOf,
  partsOf,
  groups,
  check,
  save,
  renderBeside,
  ...rest
}: TextsFormProps<Text>) {
  const t = useTranslate();
  const { code: own, dir } = usePanel().language;
  const [lang, setLang] = useState(() => (languages.includes(own) ? own : (languages[0] ?? own)));
  // The field at fault has to be there before it is focused.
  const show = (where: string | undefined): void => {
    if (where !== undefined && languages.includes(where)) flushSync(() => setLang(where));
  };
  // Of another direction than the page's, a name would pull the count to its other side.
  const nameOf = (values: Values, code: string): string => {
    const count = missingTexts(textsOf(values), partsOf, code);
    const name = direction(code) === dir ? languageName(code) : `\u2068${languageName(code)}\u2069`;
    return count === 0 ? name : `${name} · ${t("panel:form.missingTexts", { count })}`;
  };
  return (
    <RecordForm
      {...rest}
      groups={groups(lang)}
      check={(values) => {
        const problem = check(values);
        show(problem?.lang);
        return problem;
      }}
      save={async (values, version, reason) => {
        try {
          return await save(values, version, reason);
        } catch (error) {
          const refusal = atLanguage(error, textsOf(values));
          show(languageAt(refusal));
          throw refusal;
        }
      }}
      {...(languages.length > 1 && {
        renderAbove: (values) => (
          <Segmented
            label={t("panel:form.textLanguage")}
            hint={t("panel:form.textLanguageHint")}
            hideLabel={false}
            value={lang}
            options={languages.map((code) => ({ value: code, label: nameOf(values, code) }))}
            onChange={setLang}
          />
        ),
      })}
      renderBeside={(values) => renderBeside(values, lang)}
    />
  );
}
