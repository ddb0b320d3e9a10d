import { classes } from "@livery/ui";
import type { SectionName } from "@livery/ui/tokens";
import { useServices } from "../core/services.ts";
import { useSettings } from "../core/site-settings.ts";
import { behind } from "../parts/brand-pattern.css.ts";
import { BrandPattern } from "../parts/brand-pattern.tsx";
import * as css from "./backdrop.css.ts";

/** Sections with their own background (§2.4: Casino, LiveCasino, Bingo). */
const ownBackground: ReadonlySet<SectionName> = new Set<SectionName>(["slots", "casino", "bingo"]);

/** The background of the page: the picture of the settings, or the section's mark if the section has its own background. */
export function Backdrop({ section }: { readonly section: SectionName }) {
  const { marks } = useServices().boot.brand;
  const { background } = useSettings();
  const mark = ownBackground.has(section) ? (marks[section] ?? null) : null;
  if (mark !== null) return <BrandPattern picture={mark} className={css.backdrop} />;
  if (background === null) return null;
  return <img src={background} alt="" className={classes(behind, css.backdrop)} fetchPriority="low" />;
}
