import { opensElsewhere } from "../../../shell/opens-elsewhere.ts";
import { RouteLink, type RouteLinkProps } from "../../../shell/route-link.tsx";
import type { HeaderModel } from "../model.ts";

/** A link of the header: to its page, or to the popup that the site has in its place. Another tab is always a page. */
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
