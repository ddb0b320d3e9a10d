/** Parts of the variants of the slip that only some have, for a brand's own files. */
export { SlipColumn } from "../../blocks/bet-slip/parts/slip-column.tsx";
