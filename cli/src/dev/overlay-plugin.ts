import type { Plugin } from "vite";
import { savedAgain } from "./saved-again.ts";

/** What Vite's overlay says below an error, in the source of its client: a brand has no config file of Vite. */
const tip = /"Click outside, press ".*?hmrConfigName\), "\."/su;

/** Vite's client loads a page again whose first edit comes while it shows an error, since the page may not have been drawn. */
const reloads = "isFirstUpdate && hasErrorOverlay()";

/** Shows below an error what a brand's author does next, and keeps a page that is drawn, with what was typed in it. */
export function overlayPlugin(): Plugin {
  const own = JSON.stringify(`${savedAgain("Correct it")} Escape, or a click beside this, hides it.`);
  return {
    name: "livery-overlay",
    transform: (code, id) =>
      id.endsWith("/vite/dist/client/client.mjs") ? { code: ofBrand(code, own), map: null } : undefined,
  };
}

/** Vite's client for the page of a brand. */
export function ofBrand(client: string, own: string): string {
  return client.replace(tip, () => own).replace(reloads, `${reloads} && document.querySelector("main") === null`);
}
