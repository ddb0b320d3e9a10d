import { useTranslate, useZoneName } from "../../core/messages.ts";
import { useStaff } from "../../core/panel.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { TextsForm } from "../../forms/texts-form.tsx";
import { bonusGroups, misfit } from "./bonus-groups.ts";
import { BonusPreview } from "./bonus-preview.tsx";
import { partsOf, termsOf } from "./bonus-terms.ts";

interface BonusFormProps {
  readonly label: string;
  /** The languages of its texts: the first must have a title. */
  readonly languages: readonly string[];
  readonly opened: Snapshot;
  readonly save: (values: Values, version: number, reason: string) => Promise<unknown>;
  readonly load?: () => Promise<Snapshot>;
  readonly onClose: () => void;
}

/** The form of a bonus, and beside it what a player of the chosen language reads. */
export function BonusForm(props: BonusFormProps) {
  const t = useTranslate();
  const { currency, timeZone } = useStaff();
  const zoneName = useZoneName();
  const { languages } = props;
  return (
    <TextsForm
      {...props}
      currency={currency}
      textsOf={(values) => termsOf(values, timeZone, languages).texts}
      partsOf={partsOf}
      groups={(lang) => bonusGroups(t, { timeZone, zoneName, languages, lang })}
      check={(values) => misfit(t, values, timeZone, languages)}
      renderBeside={(values, lang) => <BonusPreview bonus={termsOf(values, timeZone, languages)} lang={lang} />}
    />
  );
}
