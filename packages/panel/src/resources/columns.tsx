import { linkClass } from "@livery/ui";
import { Link } from "../parts/link.tsx";

/** Columns that several lists have, under the names of the contract's rows. */
export const userColumn = {
  key: "user",
  file: ["userName"],
  head: "panel:coupons.user",
  sort: "userName",
  cell: ({ playerId, userName }: { readonly playerId: number; readonly userName: string }) => (
    <Link to={`/users/${playerId}`} className={linkClass()}>
      <bdi>{userName}</bdi>
    </Link>
  ),
} as const;

export const dealerColumn = {
  key: "dealer",
  file: ["dealerName"],
  head: "panel:users.dealer",
  cell: ({ dealerName }: { readonly dealerName: string }) => <bdi>{dealerName}</bdi>,
} as const;

export const siteColumn = {
  key: "site",
  file: ["siteName"],
  head: "panel:users.site",
  away: true,
  cell: ({ siteName }: { readonly siteName: string }) => <bdi>{siteName}</bdi>,
} as const;

/** Who decided a request, and why. */
export const resolvedByColumn = {
  key: "resolvedBy",
  file: ["resolvedBy"],
  head: "panel:movements.actor",
  cell: ({ resolvedBy }: { readonly resolvedBy: string | null }) => <bdi>{resolvedBy}</bdi>,
} as const;

export const reasonColumn = {
  key: "reason",
  file: ["reason"],
  head: "panel:form.reason",
  cell: ({ reason }: { readonly reason: string | null }) => <bdi>{reason}</bdi>,
} as const;
