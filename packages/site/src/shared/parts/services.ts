/**
 * What a variant reads beside its model, for a brand's own files. `useServices` is everything that the product's pages depend on: its fields
 * change with releases more often than names and formats, which have hooks of their own.
 */
export { minor } from "@livery/betting";
export { CallError, dayIn, paymentDirections } from "@livery/contract";
export { useNow } from "../../core/clock.ts";
export { useServices } from "../../core/services.ts";
export { useSettings } from "../../core/site-settings.ts";
export { allMarketsLabel } from "../../matches/all-markets-label.ts";
export { selectedIn } from "../../matches/match-selections.ts";
export { resultOf, selectionKey } from "../../matches/matches.view.ts";
export { categoryName, marketName, outcomeCaption, sportName, tournamentName } from "../../matches/names.ts";
export { subjectOf } from "../../notifications/subject.ts";
export { useAvailableSpace } from "../../parts/use-available-space.ts";
export { useMedia } from "../../parts/use-media.ts";
export { usePageChange } from "../../routes/use-page-change.ts";
