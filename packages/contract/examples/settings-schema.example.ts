import { settingsSchema } from "@livery/contract/settings";

/** For an editor: `"json.schemas": [{ "fileMatch": ["settings.json"], "url": "./settings.schema.json" }]`. */
export const text = JSON.stringify(settingsSchema(), null, 2);
