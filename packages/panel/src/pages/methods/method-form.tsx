import type { PaymentDirection } from "@livery/contract";
import { methodInLanguage, type PaymentCategory } from "@livery/contract/panel";
import { Segmented } from "@livery/ui";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "../../core/messages.ts";
import { usePanel } from "../../core/panel.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { RecordForm } from "../../forms/record-form.tsx";
import { languageName } from "../../forms/text-languages.ts";
import { methodGroups, misfit } from "./method-groups.ts";
import { MethodPreview } from "./method-preview.tsx";
import { missingTexts, termsOf } from "./method-terms.ts";

interface MethodFormProps {
  readonly label: string;
  readonly direction: PaymentDirection;
  readonly currency: string;
  readonly categories: readonly PaymentCategory[];
  /** The languages of its texts: the first must have a title. */
  readonly languages: readonly string[];
  readonly opened: Snapshot;
  readonly save: (values: Values, version: number, reason: string) => Promise<unknown>;
  readonly load?: () => Promise<Snapshot>;
  readonly onClose: () => void;
}

/** The form of a method with its texts in one language at a time, and beside it the form that a player of that language gets. */
export function MethodForm({
  label,
  direction,
  currency,
  categories,
  languages,
  opened,
  save,
  load,
  onClose,
}: MethodFormProps) {
  const t = useTranslate();
  const { code: own } = usePanel().language;
  const [lang, setLang] = useState(() => (languages.includes(own) ? own : (languages[0] ?? own)));
  const nameOf = (values: Values, code: string): string => {
    const count = missingTexts(termsOf(values, languages), code);
    return count === 0 ? languageName(code) : `${languageName(code)} · ${t("panel:methods.missing", { count })}`;
  };
  return (
    <RecordForm
      label={label}
      currency={currency}
      opened={opened}
      groups={methodGroups(t, { categories, languages, lang })}
      check={(values) => {
        const problem = misfit(t, values, languages);
        const where = problem?.lang;
        // The field at fault has to be there before it is focused.
        if (where !== undefined) flushSync(() => setLang(where));
        return problem;
      }}
      save={save}
      {...(load && { load })}
      {...(languages.length > 1 && {
        renderAbove: (values) => (
          <Segmented
            label={t("panel:methods.language")}
            hint={t("panel:methods.languageHint")}
            hideLabel={false}
            value={lang}
            options={languages.map((code) => ({ value: code, label: nameOf(values, code) }))}
            onChange={setLang}
          />
        ),
      })}
      renderBeside={(values) => {
        const terms = termsOf(values, languages);
        return (
          <MethodPreview
            lang={lang}
            method={{ ...terms, ...methodInLanguage(terms, [lang, ...languages]), direction, currency }}
          />
        );
      }}
      onClose={onClose}
    />
  );
}
