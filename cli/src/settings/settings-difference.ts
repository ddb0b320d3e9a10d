import type { JsonValue, SettingsDocument } from "@livery/contract";
import { printable, printableJson } from "../printable.ts";

/** A setting that differs between two documents; undefined where a document does not set it. */
export interface SettingChange {
  readonly name: string;
  readonly from: JsonValue | undefined;
  readonly to: JsonValue | undefined;
}

/** The settings that differ between two documents, by name. */
export function settingsDifference(from: SettingsDocument, to: SettingsDocument): readonly SettingChange[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted();
  return names
    .map((name) => ({ name, from: valueOf(from, name), to: valueOf(to, name) }))
    .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
}

/** One line: `+ name: value`, `- name: value` or `~ name: from → to`. */
export function describeChange({ from, name, to }: SettingChange): string {
  const [label, before, after] = [printable(name), valueText(from), valueText(to)];
  if (before === undefined) return `+ ${label}: ${after}`;
  return after === undefined ? `- ${label}: ${before}` : `~ ${label}: ${before} → ${after}`;
}

const valueText = (value: JsonValue | undefined): string | undefined =>
  value === undefined ? undefined : printableJson(JSON.stringify(value));

function valueOf(document: SettingsDocument, name: string): JsonValue | undefined {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}
