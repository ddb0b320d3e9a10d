import { SkipLink } from "@livery/ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { useServices } from "../core/services.ts";
import { useOf, useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";
import { HeaderBlock } from "../blocks/header/header.block.tsx";
import { NavigationBlock } from "../blocks/navigation/navigation.block.tsx";
import { frameOf } from "../routes/frame.ts";
import { routeAt } from "../routes/paths.ts";
import { unknownRoute } from "../routes/table.ts";
import { Backdrop } from "./backdrop.tsx";
import { BrandEdge } from "./brand-edge.tsx";
import { contentId } from "../parts/content-id.ts";
import { Slot } from "../parts/slot.tsx";
import { ModuleMissing } from "./crash-screen.tsx";
import { Gate } from "./gate.tsx";
import { ChunkMissingBanner } from "./chunk-missing-banner.tsx";
import { useIsChunkMissing } from "./use-is-chunk-missing.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { footerBlock, overlays, slipBlock } from "./deferred-parts.tsx";
import { StartScreen } from "./start-screen.tsx";
import * as css from "./shell.css.ts";

const Maintenance = lazy(async () => ({
  default: (await import("../update/maintenance-screen.tsx")).MaintenanceScreen,
}));

/** The frame of every page: header, content, bet slip, footer, the mobile shell's navigation, and the overlays. */
export function Shell({ prerendered }: { readonly prerendered: boolean }) {
  const { boot, start, update } = useServices();
  const t = useTranslate();
  // The path of the shown page: while the next one loads, this one keeps its position and its state.
  const pathname = useRouterState({ select: ({ location, matches }) => (matches.at(-1) ?? location).pathname });
  const started = useOf(start.state, ({ destination }) => destination !== null);
  const isChunkMissing = useIsChunkMissing();
  const { maintenance } = useStore(update.state);
  const route = routeAt(boot.lang, pathname);
  const { section } = route ?? unknownRoute;
  const { header, footer, navigation, slip, slipBar, slipBeside } = frameOf(route ?? unknownRoute, boot);
  useEffect(() => {
    document.documentElement.dataset["section"] = section;
  }, [section]);
  // A document that already shows its first view has nothing to load before (§4, D58).
  if (!started && !prerendered && !maintenance)
    return <main>{isChunkMissing ? <ModuleMissing /> : <StartScreen />}</main>;
  return (
    <div className={css.frame} data-section={section}>
      <Backdrop section={section} />
      <SkipLink target={contentId}>{t("frame:skip")}</SkipLink>
      {header && <HeaderBlock />}
      {header && <BrandEdge />}
      {header && <Slot name="header.after" />}
      <OfflineBanner />
      <ChunkMissingBanner />
      <div className={slipBeside ? css.withRail : slipBar ? css.withBar : css.plain}>
        <main id={contentId} className={css.main} tabIndex={-1}>
          {maintenance ? (
            <Suspense fallback={null}>
              <Maintenance />
            </Suspense>
          ) : (
            <>
              <Slot name="page.before" />
              <Gate key={pathname} route={route}>
                <Outlet />
              </Gate>
              <Slot name="page.after" />
            </>
          )}
        </main>
        {slip && !maintenance && slipBlock.element}
      </div>
      {footer && <Slot name="footer.before" />}
      {footer && footerBlock.element}
      {navigation && <NavigationBlock />}
      {overlays.element}
    </div>
  );
}
