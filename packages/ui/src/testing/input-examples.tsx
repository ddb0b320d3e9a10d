import type { ReactNode } from "react";
import * as kit from "../index.ts";

const { AmountKeypad, BareButton, Calendar, CodeKeypad, Combobox, DateParts, DatePicker, Field } = kit;
const { NumberStepper, RangeSlider, Slider, Switch, TextArea, TextKeypad } = kit;

const longWord = "Donaudampfschifffahrtsgesellschaftskapitän";
const nothing = () => {};
const months = { previousMonth: "Month before", nextMonth: "Month after" };
const percent = (value: number) => `${value} %`;

/** Every input component, in its distinct states. */
export const inputExamples: Readonly<Record<string, ReactNode>> = {
  AmountKeypad: (
    <AmountKeypad
      label="Keypad"
      markLabel="Decimal mark"
      backLabel="Delete"
      value={1250n}
      currency="EUR"
      onChange={nothing}
    />
  ),
  BareButton: <BareButton>Bare</BareButton>,
  Calendar: (
    <Calendar
      value="2026-11-12"
      today="2026-11-20"
      min="2026-11-03"
      max="2026-11-28"
      messages={months}
      onChange={nothing}
    />
  ),
  CodeKeypad: (
    <CodeKeypad label="Code" backLabel="Delete" clearLabel="Delete all" value="12" length={6} onChange={nothing} />
  ),
  Combobox: [null, { value: "x", label: longWord }].map((value) => (
    <Field key={value?.value ?? ""} label="Country" error={value ? longWord : undefined}>
      <Combobox
        value={value}
        options={[]}
        onChange={nothing}
        messages={{ open: "Show all", clear: "Take it back", empty: "Nothing fits", found: String }}
      />
    </Field>
  )),
  DateParts: (
    <Field group label="Birth date" error={longWord}>
      <DateParts value="1990-02-03" onChange={nothing} messages={{ day: "Day", month: "Month", year: "Year" }} />
    </Field>
  ),
  DatePicker: [false, true].map((disabled) => (
    <Field key={String(disabled)} label="From">
      <DatePicker
        value="2026-11-12"
        today="2026-11-20"
        disabled={disabled}
        messages={{ open: "Choose a day", ...months }}
        onChange={nothing}
      />
    </Field>
  )),
  NumberStepper: [1, 2].map((value) => (
    <Field key={value} label="Lines" error={value === 2 ? longWord : undefined}>
      <NumberStepper value={value} min={1} max={9} onChange={nothing} lessLabel="Less" moreLabel="More" />
    </Field>
  )),
  RangeSlider: (
    <Field group label="Odds">
      <RangeSlider
        value={[20, 70]}
        min={0}
        max={100}
        format={percent}
        lowLabel="From"
        highLabel="To"
        onChange={nothing}
      />
    </Field>
  ),
  Slider: [false, true].map((disabled) => (
    <Field key={String(disabled)} label="Share">
      <Slider value={40} min={0} max={100} format={percent} disabled={disabled} onChange={nothing} />
    </Field>
  )),
  Switch: (
    <>
      <Switch defaultChecked hint={longWord}>
        {longWord}
      </Switch>
      <Switch disabled>Off</Switch>
      <Switch disabled defaultChecked>
        Off, but on
      </Switch>
    </>
  ),
  TextArea: (
    <Field label="Reason" error={longWord}>
      <TextArea defaultValue={longWord} />
    </Field>
  ),
  TextKeypad: (
    <TextKeypad
      label="Keys"
      backLabel="Delete the last"
      layoutsLabel="Other keys"
      spaceLabel="Space"
      layouts={[
        { label: "123", keys: "1234567890" },
        { label: "abc", keys: "abc" },
      ]}
      value="1"
      onChange={nothing}
    />
  ),
};
