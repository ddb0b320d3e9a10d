import { classes } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { HeaderBanner } from "../header.model.ts";
import * as css from "./header-banners.css.ts";

/** The promotional banner links (§2.3), with fixed sizes, so that nothing moves when a picture arrives. */
export function HeaderBanners({
  banners,
  className,
}: {
  readonly banners: readonly HeaderBanner[];
  readonly className?: string;
}) {
  const t = useTranslate();
  if (banners.length === 0) return null;
  return (
    <div className={classes(css.banners, className)}>
      {banners.map(({ href, name, picture }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer" className={css.banner}>
          <img src={picture} alt={t("frame:banner", { name })} loading="lazy" className={css.picture} />
        </a>
      ))}
    </div>
  );
}
