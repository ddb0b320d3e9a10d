import { minor, oddsFormats, type OddsFormat } from "@livery/betting";
import type { Settings } from "@livery/contract/settings";
import { answerControl } from "./answers.ts";
import { control, type Control, type TypedControl } from "./control.ts";

const noDecimals = 100n;

/** Controls take whole amounts: a currency of two decimals has a hundred minor units in each. */
export const amountOf = (value: number) => minor(BigInt(value) * noDecimals);
export const wholeOf = (amount: bigint): number => Number(amount / noDecimals);

interface SettingControl<Value extends string | boolean> extends Omit<TypedControl<Value>, "connect"> {
  /** `brand` is the title of the brand that the site is drawn in. */
  readonly change: (value: Value, brand: string) => Partial<Settings>;
}

/** A control of a setting of the site. */
export function settingControl<Value extends string | boolean>({ change, ...shown }: SettingControl<Value>): Control {
  return control<Value>({
    ...shown,
    connect: ({ site }) => {
      const { settings } = site.app.services;
      return (value) => settings.set({ ...settings.get(), ...change(value, site.boot.firstSettings.title) });
    },
  });
}

export const title: Control = settingControl<string>({
  label: "Brand’s title",
  description: "In the footer, and in the header of a brand without a logo. Empty: the brand’s own.",
  input: { type: "text" },
  initial: () => "",
  change: (value, brand) => ({ title: value === "" ? brand : value }),
});

export const balance: Control = answerControl<"getUserData", number>({
  call: "getUserData",
  label: "Balance",
  description: "What the player has, in whole units of the currency.",
  input: { type: "number", min: 0, max: 10_000_000 },
  read: (user) => user && wholeOf(user.balance),
  write: (user, value) => user && { ...user, balance: amountOf(value) },
});

type ChosenFormat = OddsFormat | "toolbar";

const formatTitles = {
  toolbar: "As in the toolbar",
  ...Object.fromEntries(oddsFormats.map((format) => [format, format])),
};

export const oddsFormat: Control = control<ChosenFormat>({
  label: "Odds format",
  description: "How odds are written.",
  input: { type: "select", options: formatTitles },
  initial: () => "toolbar",
  connect: ({ site }) => {
    const { odds } = site.app.services;
    const own = odds.shown.get().format;
    return (value) => void odds.follow(value === "toolbar" ? own : value);
  },
});

export const registration: Control = settingControl<boolean>({
  label: "Registration",
  description: "Whether a visitor may open an account (`register_disabled`).",
  input: { type: "boolean" },
  initial: () => true,
  change: (value) => ({ registerDisabled: !value }),
});
