import type { SettingsDocument } from "@livery/contract";
import { defaultDocument, settingField, settingNames, type SettingSource } from "@livery/contract/settings";
import { skinLayer, type Skin } from "@livery/skin";
import { effectiveSettings } from "../settings/effective-setting.ts";
import { explanation, unknownPath, type ExplainedLayer, type Explanation } from "./explanation.ts";
import { valueAt, writtenAt, type ExplainedBrand } from "./written-value.ts";

/** A settings document that a site gets, and where it is from. */
export interface GivenDocument {
  readonly source: Extract<SettingSource, "baked" | "fetched">;
  readonly layer: string;
  readonly document: SettingsDocument;
  readonly at: string;
}

/** The layers of `settings.login_screen`: the product's default, the skin's, and the documents, lowest first (D51). */
export function explainSettingPath(
  path: string,
  {
    brand,
    documents,
    skin,
  }: { readonly brand: ExplainedBrand; readonly documents: readonly GivenDocument[]; readonly skin: Skin },
): Explanation {
  const [, name = "", ...parts] = path.split(".");
  if (settingField(name) === undefined) throw unknownPath(path, "settings", settingNames);
  const steps = [name, ...parts];
  const own = skinLayer(skin);
  const written = writtenAt(brand, ["settings", ...steps]) ?? writtenAt(brand, brandField[name] ?? []);
  const ofSkin = valueAt(own, steps);
  const rows: readonly { readonly source: SettingSource; readonly shown: ExplainedLayer }[] = [
    { source: "product", shown: { layer: "product", value: valueAt(defaultDocument(), steps) } },
    ...(ofSkin === undefined ? [] : [{ source: "skin" as const, shown: layerOf("skin", ofSkin, written) }]),
    ...documents.flatMap(({ at, document, layer, source }) => {
      const value = valueAt(document, steps);
      return value === undefined ? [] : [{ source, shown: layerOf(layer, value, at) }];
    }),
  ];
  const effective = effectiveSettings([{ source: "skin", document: own }, ...documents])(steps.join("."));
  const layers = rows.map(({ shown }) => shown);
  return {
    ...explanation(path, layers),
    value: effective.value,
    winner: rows.findLastIndex(({ source }) => source === effective.source),
  };
}

/** The fields of a skin that are settings too (`skinLayer`). */
const brandField: Readonly<Record<string, readonly string[]>> = {
  site_title: ["title"],
  site_domain: ["domains", "site"],
  site_default_lang: ["languages"],
  languages: ["languages"],
  mobile_redirect: ["domains", "mobile"],
};

/** Null unsets what the layers below set. */
function layerOf(layer: string, value: unknown, at: string | undefined): ExplainedLayer {
  return {
    layer,
    value: value ?? undefined,
    ...(at !== undefined && { at }),
    ...(value === null && { because: "unsets it" }),
  };
}
