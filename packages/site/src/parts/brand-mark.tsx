import { useServices } from "../core/services.ts";
import { useSettings } from "../core/site-settings.ts";
import * as css from "./brand-mark.css.ts";

/** The brand's logo, or its title in letters where it has none. */
export function BrandMark() {
  const { brand } = useServices().boot;
  const { logo, title } = useSettings();
  if (logo !== null)
    return <img data-paper="exact" className={css.picture} src={logo} alt={title} fetchPriority="low" />;
  if (brand.logo === null) return <span className={css.letters}>{title}</span>;
  const { src, width, height } = brand.logo;
  return (
    <img
      data-paper="exact"
      className={css.picture}
      src={src}
      width={width}
      height={height}
      alt={title}
      fetchPriority="low"
    />
  );
}
