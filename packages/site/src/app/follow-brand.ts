import { initI18n } from "@livery/i18n";
import type { Boot, VariantKind, VariantLoader } from "@livery/skin";
import { startTransition, type ReactElement } from "react";
import type { VariantStore } from "../core/features.ts";
import type { SafeStorage } from "../core/safe-storage.ts";
import { knownSettings } from "../core/settings.ts";
import { homePage } from "../pages/home/home-page.tsx";
import { loadSlots } from "../parts/slot.tsx";
import { footerBlock, overlays, slipBlock } from "../shell/deferred-parts.tsx";
import { createVariantStore } from "../variants/variant-store.ts";
import type { App } from "./create-app.tsx";
import { languageOf } from "./create-services.ts";

/** The part of the dev server's client that is used here. */
interface HotClient {
  on(event: "livery:brand", listener: (edit: BrandEdit) => void): void;
}

/** What the dev server tells of an edit (`dev-plugin.ts` of the CLI). */
interface BrandEdit {
  /** An earlier edit was wrong, and its message covers the page. */
  readonly corrected: boolean;
}

/** The current boot object of a language and shell, from the dev server. */
const devBootPath = "/@livery/boot.json";
/** The loader of variants, from the dev server: with another query it lists the files that replace them now. */
const devVariantsPath = "/@id/__x00__livery-variants";

/** An element of Vite's client that shows an error over the page. */
interface ErrorOverlay extends Element {
  readonly close: () => void;
}

/**
 * Draws a page of the dev server again when the messages, settings, pictures or variants of its brand were edited. Components stay,
 * apart from those of a variant that is replaced, and what the page's user has entered stays with them.
 */
export function followBrand(
  hot: HotClient,
  app: App,
  storage: SafeStorage,
  draw: (element: ReactElement) => void,
): void {
  let { variants } = app.services;
  let latest: BrandEdit | undefined;
  hot.on("livery:brand", (edit) => {
    latest = edit;
    void (async () => {
      if (edit.corrected)
        for (const overlay of document.querySelectorAll<ErrorOverlay>("vite-error-overlay")) overlay.close();
      const boot = await currentBoot(app.services.boot);
      const i18n = initI18n({ lang: languageOf(boot), messages: boot.messages });
      const services = { ...app.services, boot, i18n, variants: await currentVariants(boot, variants) };
      // What is on the page must be there at once: a part that has to wait would be empty meanwhile.
      await Promise.all([
        ...[homePage, slipBlock, footerBlock, overlays].map((part) => part.load(services)),
        loadSlots(services),
      ]);
      if (latest !== edit) return;
      ({ variants } = services);
      // The title in the document is that of before the edit.
      document.querySelector('meta[property="og:site_name"]')?.remove();
      startTransition(() => draw(app.elementWith(services)));
      app.services.settings.set(knownSettings({ boot, storage, domain: window.location.hostname }));
    })();
  });
}

async function currentBoot({ lang, shell }: Boot): Promise<Boot> {
  const response = await fetch(`${devBootPath}?lang=${lang}&shell=${shell}`);
  return (await response.json()) as Boot;
}

/** A store with the variants that the brand has now, of those that were loaded before. */
async function currentVariants(boot: Boot, before: VariantStore): Promise<VariantStore> {
  const { loadVariant } = (await import(/* @vite-ignore */ `${devVariantsPath}?t=${Date.now()}`)) as {
    readonly loadVariant: VariantLoader;
  };
  const store = createVariantStore(boot, loadVariant);
  const kinds: readonly VariantKind[] = ["pages", "blocks"];
  const names = kinds.flatMap((kind) => Object.keys(boot[kind]).map((name) => [kind, name] as const));
  const shown = names.filter(([kind, name]) => before.loaded(kind, name as never) !== undefined);
  await Promise.all(shown.map(([kind, name]) => store.load(kind, name as never)));
  return store;
}
