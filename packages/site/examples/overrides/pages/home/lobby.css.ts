import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

/** A brand's rules win over those of the site: they are in a layer of their own. */
export const hall = style({ display: "grid", gap: vars.space.lg });
