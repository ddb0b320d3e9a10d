import { SkipLink } from "@livery/ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { startView } from "@livery/machines";
import { useSelector } from "@xstate/react";
import { useServices } from "../app/services.ts";
import { useWords } from "../app/words.ts";
import { FooterBlock } from "../blocks/footer/block.tsx";
import { HeaderBlock } from "../blocks/header/block.tsx";
import { BetSlipBlock } from "../blocks/bet-slip/block.tsx";
import { routeAt } from "../routes/paths.ts";
import { unknownRoute } from "../routes/table.ts";
import { Announcer } from "./announcer.tsx";
import { Backdrop } from "./backdrop.tsx";
import { contentId } from "./content-id.ts";
import { Gate } from "./gate.tsx";
import { LateParts } from "./late.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { StartScreen } from "./start-screen.tsx";
import * as css from "./shell.css.ts";

/** The frame of every page: header, content, bet slip, footer, and what lies over them. */
export function Shell({ prerendered }: { readonly prerendered: boolean }) {
  const { boot, start } = useServices();
  const t = useWords();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const started = useSelector(start, (snapshot) => startView(snapshot).destination !== null);
  const route = routeAt(boot.lang, pathname);
  const { section, header, footer, slip } = route ?? unknownRoute;
  useEffect(() => {
    document.documentElement.dataset["section"] = section;
  }, [section]);
  // A document that shows its first view already has nothing to load before (§4, D58).
  if (!started && !prerendered) return <StartScreen />;
  return (
    <div className={css.frame} data-section={section}>
      <Backdrop section={section} />
      <SkipLink target={contentId}>{t("frame:skip")}</SkipLink>
      {header && <HeaderBlock />}
      <OfflineBanner />
      <div className={slip ? css.withRail : css.plain}>
        <main id={contentId} className={css.main} tabIndex={-1}>
          <Gate key={pathname} route={route}>
            <Outlet />
          </Gate>
        </main>
        {slip && <BetSlipBlock />}
      </div>
      {footer && <FooterBlock />}
      <LateParts />
      <Announcer />
    </div>
  );
}
