import { Button, Field, LiveryProvider, MoneyInput, type UiFormats } from "@livery/ui";
import { useState } from "react";

interface StakeFormProps {
  /** `createFormats({ language, timeZone })` of `@livery/i18n` has this shape. */
  readonly formats: UiFormats;
  /** The stake in minor units. */
  readonly onPlace: (stake: bigint) => void;
}

/** A provider gives all components within their direction and formats; texts are properties. */
export function StakeForm({ formats, onPlace }: StakeFormProps) {
  const [stake, setStake] = useState<bigint | null>(null);
  return (
    <LiveryProvider dir="ltr" lang="en" formats={formats}>
      <Field label="Stake">
        <MoneyInput value={stake} currency="EUR" onChange={setStake} />
      </Field>
      <Button variant="primary" disabled={stake === null} onClick={() => stake !== null && onPlace(stake)}>
        Place bet
      </Button>
    </LiveryProvider>
  );
}
