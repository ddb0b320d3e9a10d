import { opensElsewhere } from "../../../parts/opens-elsewhere.ts";
import { RouteLink, type RouteLinkProps } from "../../../parts/route-link.tsx";
import type { HeaderModel } from "../header.model.ts";

/** A header link to a page, or to the popup that replaces it. In another tab it is always a page. */
export function PageLink({
  model: { currentRoute, popupOf },
  to,
  onClick,
  ...rest
}: Omit<RouteLinkProps, "params" | "search" | "hash"> & {
  readonly model: Pick<HeaderModel, "currentRoute" | "popupOf">;
}) {
  const popup = popupOf(to);
  return (
    <RouteLink
      {...rest}
      to={to}
      aria-current={currentRoute === to ? "page" : undefined}
      aria-haspopup={popup === null ? undefined : "dialog"}
      onClick={(event) => {
        onClick?.(event);
        if (popup === null || opensElsewhere(event)) return;
        event.preventDefault();
        popup();
      }}
    />
  );
}
