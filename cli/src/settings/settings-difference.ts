import type { JsonValue, SettingsDocument } from "@livery/contract";

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
  if (from === undefined) return `+ ${name}: ${JSON.stringify(to)}`;
  if (to === undefined) return `- ${name}: ${JSON.stringify(from)}`;
  return `~ ${name}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`;
}

function valueOf(document: SettingsDocument, name: string): JsonValue | undefined {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}
