import { settingsOfPlain } from "@livery/contract/settings";
import type { BlockName, Boot } from "@livery/skin";
import { LiveryProvider } from "@livery/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactElement, useMemo } from "react";
import { languageOf } from "../app/create-services.ts";
import { ServicesContext, type Services } from "../app/services.ts";
import { useFormats } from "../app/translate.ts";
import { homePage } from "../pages/home/home-page.tsx";
import { EmptyPicture } from "../shell/brand-picture.tsx";
import { footerBlock, overlays, slipBlock } from "../shell/deferred-parts.tsx";
import { blockAlone } from "./block-alone.tsx";
import type { MadeSite, TestBrand } from "./make-site.ts";

/**
 * What a site's pages are made with in another brand, to be drawn by `SiteInBrand` in place of its own: another object, so that whoever
 * uses it is drawn anew.
 */
export async function applyBrand(site: MadeSite, brand: TestBrand): Promise<Services> {
  const services = site.servicesIn(brand);
  const { boot } = services;
  // What comes after a first view would be waited for once more, and hidden meanwhile.
  const parts = [slipBlock, footerBlock, overlays, ...(site.app.route.page === "home" ? [homePage] : [])];
  await Promise.all(parts.map((part) => part.load(services)));
  // What is no page's reads the site's own: hours later the settings are laid over it again.
  Object.assign(site.boot, boot);
  const { settings } = services;
  settings.set({ ...settings.get(), title: settingsOfPlain(boot.firstSettings).title });
  return services;
}

interface SiteInBrandProps {
  readonly site: MadeSite;
  /** Its own, or those of another brand. */
  readonly services: Services;
  /** This one alone, in place of its pages. */
  readonly block?: BlockName;
}

/**
 * A site that is drawn in one brand after the other, where a document has one for ever: words and pictures are the new one's at
 * once, and what was opened, typed and answered stays.
 */
export function SiteInBrand({ block, services, site }: SiteInBrandProps) {
  const { boot, queries } = services;
  const within = (children: ReactElement): ReactElement => (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <Themed boot={boot}>{children}</Themed>
      </QueryClientProvider>
    </ServicesContext>
  );
  const { router } = site.app;
  return block === undefined ? within(<RouterProvider router={router} />) : blockAlone({ router, within }, block);
}

function Themed({ boot, children }: { readonly boot: Boot; readonly children: ReactElement }) {
  const { bcp47, dir } = languageOf(boot);
  const { empty } = boot.brand;
  const emptyPicture = useMemo(() => empty && <EmptyPicture picture={empty} />, [empty]);
  return (
    <LiveryProvider dir={dir} lang={bcp47} formats={useFormats()} emptyIllustration={emptyPicture}>
      {children}
    </LiveryProvider>
  );
}
