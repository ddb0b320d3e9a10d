import { Suspense, useState } from "react";
import { useSettings } from "../../core/site-settings.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useHomeModel } from "./home.model.ts";
import { sportsHomePage } from "./sports-home.ts";

/** Home, and the page of every unknown path (D45); the sports-home flag puts Sports in its place (§2). */
export function HomeRoute() {
  const { sportsHome } = useSettings();
  return sportsHome ? <SportsHome /> : <Home />;
}

function SportsHome() {
  const [Sports] = useState(() => sportsHomePage());
  return (
    <Suspense fallback={null}>
      <Sports />
    </Suspense>
  );
}

function Home() {
  usePageTitle(null);
  return <VariantView kind="pages" name="home" model={useHomeModel()} />;
}
