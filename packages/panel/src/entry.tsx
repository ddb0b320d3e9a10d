import "@fontsource-variable/ibm-plex-sans/wght.css";
import "@fontsource-variable/vazirmatn/wght.css";
import { loadMessages } from "@livery/i18n";
import { createBrowserHistory } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createPanel } from "./app/create-panel.tsx";
import { downloadText } from "./core/download.ts";
import { chooseLanguage } from "./core/language.ts";
import { createPreferences } from "./core/preferences.ts";
import { namespaces } from "./core/messages.ts";
import { upload } from "./core/upload.ts";

async function show(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The panel's document has no #root.");
  const html = document.documentElement;
  const preferences = createPreferences(() => window.localStorage, html);
  const language = chooseLanguage(preferences.language(), navigator.languages);
  html.lang = language.bcp47;
  html.dir = language.dir;
  const { panel, element } = createPanel({
    language,
    messages: await loadMessages(language.code, namespaces),
    history: createBrowserHistory(),
    preferences,
    now: () => Date.now(),
    upload,
    download: downloadText,
    reload: () => window.location.reload(),
  });
  const update = (): void => panel.online.set(navigator.onLine);
  update();
  window.addEventListener("online", update);
  window.addEventListener("offline", update);
  createRoot(root).render(<StrictMode>{element}</StrictMode>);
}

void show();
