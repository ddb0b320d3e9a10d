/** Harbour is the base theme: its seeds are the product's own, and every other skin is read as a difference from them. */
export { harbour as tokens } from "@livery/ui/tokens";
