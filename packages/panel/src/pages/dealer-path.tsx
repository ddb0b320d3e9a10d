import { linkClass } from "@livery/ui";
import { Fragment } from "react";
import { Link } from "../parts/link.tsx";
import * as css from "./pages.css.ts";

/** The dealers above a record, the top one first, as far up as the account's scope reaches. */
export function DealerPath({
  path,
}: {
  readonly path: readonly { readonly dealerId: number; readonly name: string }[];
}) {
  return (
    <span className={css.path}>
      {path.map(({ dealerId, name }, index) => (
        <Fragment key={dealerId}>
          {index > 0 && <span aria-hidden>/</span>}
          <Link to="/dealers" search={{ dealer: String(dealerId) }} className={linkClass()}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
    </span>
  );
}
