import * as z from "zod/mini";

/**
 * Why an account is no second person for a request (D95): it is the requesting account; one of the two gave the other its access
 * within a day, or the same person gave it to both; a dealer's account for a request of staff; an account of a dealer that is
 * neither the requester's nor above it.
 */
export const secondPersonRefusals = ["own", "gaveAccess", "staffOnly", "otherDealer"] as const;
export type SecondPersonRefusal = (typeof secondPersonRefusals)[number];

/** A request that waits for a second person, as the actor sees it. */
export interface SecondPersonNeeded {
  /** `staff`: other staff of the tenant; `dealer`: other accounts of the requester's dealer or one above it, and staff. */
  readonly confirmers: "staff" | "dealer";
  /** Why the actor cannot confirm it; null: they can, if they may decide at all. */
  readonly refusal: SecondPersonRefusal | null;
}

export const secondPersonNeeded = {
  confirmers: z.enum(["staff", "dealer"]),
  refusal: z.nullable(z.enum(secondPersonRefusals)),
} as const;
