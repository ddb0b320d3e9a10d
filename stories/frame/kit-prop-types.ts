import { iconNames } from "@livery/ui";
import { withPropTypes } from "./prop-types.ts";

/** The types of props with the icons of the kit, which are no literals in a type that a reader of sources resolves. */
export const kitPropTypes = withPropTypes(iconNames);
