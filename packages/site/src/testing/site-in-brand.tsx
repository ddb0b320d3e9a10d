import { settingsOfPlain } from "@livery/contract/settings";
import type { BlockName, Boot } from "@livery/skin";
import { LiveryProvider } from "@livery/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactElement, useMemo } from "react";
import { languageOf } from "../app/create-services.ts";
import { ServicesContext, type Services } from "../core/services.ts";
import { useFormats } from "../core/translate.ts";
import { homePage } from "../pages/home/home-page.tsx";
import { EmptyPicture } from "../parts/brand-picture.tsx";
import { footerBlock, overlays, slipBlock } from "../shell/deferred-parts.tsx";
import { blockAlone } from "./block-alone.tsx";
import type { MadeSite, TestBrand } from "./make-site.ts";

/**
 * Returns the services of a site in another brand, for `SiteInBrand` in place of its own: a new object, so that all its users are
 * drawn again.
 */
export async function applyBrand(site: MadeSite, brand: TestBrand): Promise<Services> {
  const services = await site.servicesIn(brand);
  const { boot } = services;
  // The deferred parts would be waited for again, and hidden meanwhile.
  const parts = [slipBlock, footerBlock, overlays, ...(site.app.route.page === "home" ? [homePage] : [])];
  await Promise.all(parts.map((part) => part.load(services)));
  // Code outside the pages reads the site's own boot object: hours later the settings are merged over it again.
  Object.assign(site.boot, boot);
  const { settings } = services;
  settings.set({ ...settings.get(), title: settingsOfPlain(boot.firstSettings).title });
  return services;
}

interface SiteInBrandProps {
  readonly site: MadeSite;
  /** The site's own services, or those of another brand. */
  readonly services: Services;
  /** Shows this block alone, in place of the pages. */
  readonly block?: BlockName;
}

/**
 * Draws a site in one brand after the other, where a real document has one brand for ever: messages, pictures and the variants that the
 * brand has chosen change at once, and everything that was opened, typed and answered stays.
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
