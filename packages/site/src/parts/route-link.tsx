import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { useServices } from "../core/services.ts";
import { pathOf, searchText, type RouteParams, type RouteSearch } from "../routes/paths.ts";
import type { RealRouteName } from "../routes/table.ts";
import { opensElsewhere } from "./opens-elsewhere.ts";

export interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: RealRouteName;
  readonly params?: RouteParams | undefined;
  readonly search?: RouteSearch | undefined;
  /** The id of an element on the page, without its `#`. */
  readonly hash?: string | undefined;
  /** For a choice within the page: the scroll position stays. */
  readonly preserveScroll?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the site in the page's language. A plain anchor that works without script; with it, only the page changes,
 * and its code is loaded as soon as pointer or focus are on the link.
 */
export function RouteLink({
  to,
  params,
  search,
  hash,
  preserveScroll = false,
  onClick,
  children,
  ...rest
}: RouteLinkProps) {
  const { boot } = useServices();
  const router = useRouter();
  const path = pathOf(boot.lang, to, params);
  const target = {
    to: path,
    search: search ?? {},
    ...(hash !== undefined && toHash(hash)),
    resetScroll: !preserveScroll,
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void router.navigate(target);
  };
  const fetchAhead = (): void => void router.preloadRoute(target);
  return (
    <a
      {...rest}
      href={path + searchText(search) + (hash === undefined ? "" : `#${hash}`)}
      onClick={follow}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {children}
    </a>
  );
}

/** Scrolls to the element that the hash names; if it is visible already, nothing moves. */
function toHash(hash: string) {
  return { hash, hashScrollIntoView: { block: "nearest" } } as const;
}
