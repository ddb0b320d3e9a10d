import type { SectionName } from "@livery/ui/tokens";
import { useServices } from "../core/services.ts";
import * as css from "./section-mark.css.ts";

/** The brand's picture for a section, before the section's name; nothing if the brand has none. Purely decorative. */
export function SectionMark({
  section,
  size = "entry",
}: {
  readonly section: SectionName;
  readonly size?: keyof typeof css.sizes;
}) {
  const mark = useServices().boot.brand.marks[section];
  if (mark === undefined) return null;
  return <img className={css.sizes[size]} src={mark.src} width={mark.width} height={mark.height} alt="" />;
}
