import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { searchText, type Search } from "../core/address.ts";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: string;
  readonly search?: Search;
}

const nothing: Search = {};

/** A link to a page of the panel: a plain anchor, which can open in another tab. */
export function Link({ to, search = nothing, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    void router.navigate({ to, search } as never);
  };
  return (
    <a {...rest} href={to + searchText(search)} onClick={follow}>
      {children}
    </a>
  );
}
