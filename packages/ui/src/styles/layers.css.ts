import { globalLayer } from "@vanilla-extract/css";

/**
 * One order for all css, whenever a file loads: lazy chunks do not win by coming last. Remote css (a site's own) sits above the
 * product and below the guard, which keeps legal and safety marks visible.
 */
export const layer = {
  reset: globalLayer("lv-reset"),
  tokens: globalLayer("lv-tokens"),
  components: globalLayer("lv-components"),
  site: globalLayer("lv-site"),
  /** A brand's own files (`overrides/`): the build puts their css here. */
  brand: globalLayer("lv-brand"),
  remote: globalLayer("lv-remote"),
  guard: globalLayer("lv-guard"),
} as const;
