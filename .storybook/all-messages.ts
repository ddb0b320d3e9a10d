import type { Plugin } from "vite";
import { messageLanguages } from "../packages/i18n/src/words/index.ts";
import { readMessages } from "../packages/i18n/src/words/read.ts";

const moduleId = "virtual:livery-messages";

/** Every language's messages as they are in their files, for the page that shows the terms of all languages at once. */
export function allMessages(): Plugin {
  return {
    name: "livery-all-messages",
    resolveId: (source) => (source === moduleId ? `\0${moduleId}` : undefined),
    load: (source) =>
      source === `\0${moduleId}`
        ? `export const messages = ${JSON.stringify(Object.fromEntries(messageLanguages.map((code) => [code, readMessages(code)])))};`
        : undefined,
  };
}
