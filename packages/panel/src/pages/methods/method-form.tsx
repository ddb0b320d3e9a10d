import type { PaymentDirection } from "@livery/contract";
import { methodInLanguage, type PaymentCategory } from "@livery/contract/panel";
import { useTranslate } from "../../core/messages.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { TextsForm } from "../../forms/texts-form.tsx";
import { methodGroups, misfit } from "./method-groups.ts";
import { MethodPreview } from "./method-preview.tsx";
import { partsOf, termsOf } from "./method-terms.ts";

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

/** The form of a method, and beside it the form that a player of the chosen language gets. */
export function MethodForm({ direction, categories, ...rest }: MethodFormProps) {
  const t = useTranslate();
  const { currency, languages } = rest;
  return (
    <TextsForm
      {...rest}
      textsOf={(values) => termsOf(values, languages).texts}
      partsOf={partsOf}
      groups={(lang) => methodGroups(t, { categories, languages, lang })}
      check={(values) => misfit(t, values, languages)}
      renderBeside={(values, lang) => {
        const terms = termsOf(values, languages);
        return (
          <MethodPreview
            lang={lang}
            method={{ ...terms, ...methodInLanguage(terms, [lang, ...languages]), direction, currency }}
          />
        );
      }}
    />
  );
}
