import type { Minor } from "@livery/betting";
import * as z from "zod/mini";
import type { JsonValue, SettingsDocument } from "../model/site.ts";
import { currencyDigits } from "./currency-digits.ts";
import type { SettingField } from "./field.ts";
import { fieldOf, settingField, settingFields, settingNames } from "./fields.ts";
import type { Settings } from "./settings.model.ts";
import { nearestName } from "./nearest.ts";
import { SettingsError, shown, type SettingProblem } from "./problems.ts";

/** Settings of which some are given; the info pages too contain only given ones. */
export type GivenSettings = { readonly [Name in Exclude<keyof Settings, "infoPages">]?: Settings[Name] } & {
  readonly infoPages?: Partial<Settings["infoPages"]>;
};

export interface ParseOptions {
  /** The file or address of the document, for errors. */
  readonly source?: string;
  /** `ignore` for a document of a newer service; a document written by a person is refused (D61). */
  readonly unknown?: "refuse" | "ignore";
}

const scale = 3;

/**
 * Reads a settings document, in the specification's names, into the model. The result has only the given settings; null unsets
 * one (D51). Throws SettingsError with every problem: file, field, value, allowed, nearest name.
 * @example packages/contract/examples/read-settings.example.ts
 */
export function parseSettings(document: unknown, options: ParseOptions = {}): GivenSettings {
  const source = options.source ?? "settings";
  if (!isDocument(document))
    throw new SettingsError(source, [
      { field: "(document)", value: shown(document), allowed: "an object of settings" },
    ]);
  const problems: SettingProblem[] = [];
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(document)) {
    const field = settingField(name);
    if (field === undefined) {
      if (options.unknown !== "ignore") problems.push(unknownName(name, value));
    } else if (value !== null) read(field, value, given, problems);
  }
  finish(given, document, problems);
  if (problems.length > 0) throw new SettingsError(source, problems);
  return given;
}

/** Writes settings as a document, in the format of their fields ("5,10,20,50", 0 and 1). */
export function encodeSettings(settings: GivenSettings): SettingsDocument {
  const document: Record<string, JsonValue> = {};
  const flat = flattened(settings);
  for (const field of settingFields) {
    const value = flat[field.model];
    if (value !== undefined) document[field.wire] = z.encode(field.kind.codec, value as never) as JsonValue;
  }
  return document;
}

/** The product's own settings as a document: the lowest layer of D51. */
export function defaultDocument(): SettingsDocument {
  return Object.fromEntries(settingFields.map((field) => [field.wire, field.default]));
}

/**
 * All settings: a merged document over the product's defaults. Throws SettingsError like `parseSettings`.
 * @example packages/contract/examples/read-settings.example.ts
 */
export function completeSettings(document: SettingsDocument, options: ParseOptions = {}): Settings {
  const set = Object.entries(document).filter(([, value]) => value !== null);
  const groups = { social: {}, bannerOne: null, bannerTwo: null };
  return { ...groups, ...parseSettings({ ...defaultDocument(), ...Object.fromEntries(set) }, options) } as Settings;
}

/** The settings of a site that sets none. */
export const settingsDefaults: Settings = /* @__PURE__ */ completeSettings({});

function read(field: SettingField, value: unknown, given: Record<string, unknown>, problems: SettingProblem[]): void {
  const decoded = z.safeDecode(field.kind.codec as z.ZodMiniType<unknown, never>, value as never);
  if (decoded.success) given[field.model] = decoded.data;
  else problems.push({ field: field.wire, value: shown(value), allowed: field.kind.allowed });
}

function unknownName(name: string, value: unknown): SettingProblem {
  const nearest = nearestName(name, settingNames);
  return {
    field: name,
    value: shown(value),
    allowed: "the name of a setting",
    ...(nearest !== undefined && { nearest }),
  };
}

/** Moves parts to their groups and converts quick stakes to the minor unit. */
function finish(given: Record<string, unknown>, document: SettingsDocument, problems: SettingProblem[]): void {
  for (const path of Object.keys(given)) {
    const [group = "", part] = path.split(".");
    if (part === undefined) continue;
    const value = given[path];
    delete given[path];
    const whole = (given[group] ??= {}) as Record<string, unknown>;
    if (value !== null) whole[part] = value;
  }
  for (const banner of ["bannerOne", "bannerTwo"]) {
    const parts = given[banner] as { file?: string; link?: string } | undefined;
    if (parts && (parts.file === undefined || parts.link === undefined)) given[banner] = null;
  }
  const stakes = given["quickStakes"] as readonly Minor[] | undefined;
  if (stakes === undefined) return;
  const chosen = given["defaultCurrency"];
  const currency = typeof chosen === "string" ? chosen : productCurrency();
  const minor = stakes.map((stake) => toMinor(stake, currency));
  if (minor.includes(undefined)) {
    const allowed = `amounts of ${currency} with at most ${currencyDigits(currency)} decimals, above 0`;
    const { wire } = fieldOf("quickStakes");
    problems.push({ field: wire, value: shown(document[wire]), allowed });
  }
  given["quickStakes"] = minor;
}

function productCurrency(): string {
  return String(fieldOf("defaultCurrency").default);
}

function toMinor(thousandths: Minor, currency: string): Minor | undefined {
  const divisor = 10n ** BigInt(scale - currencyDigits(currency));
  return thousandths > 0n && thousandths % divisor === 0n ? ((thousandths / divisor) as Minor) : undefined;
}

function flattened(settings: GivenSettings): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    if (name === "social" || name === "infoPages" || name === "bannerOne" || name === "bannerTwo") {
      for (const [part, content] of Object.entries(value ?? {})) flat[`${name}.${part}`] = content;
    } else flat[name] = value;
  }
  const currency = settings.defaultCurrency ?? productCurrency();
  const factor = 10n ** BigInt(scale - currencyDigits(currency));
  if (settings.quickStakes) flat["quickStakes"] = settings.quickStakes.map((stake) => stake * factor);
  return flat;
}

function isDocument(value: unknown): value is SettingsDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
