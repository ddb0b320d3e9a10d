import { housePaths, type HousePaths } from "@livery/machines";

/** The paths of the page's own server. In its own file, so that the code is loaded with the first use. */
export function pathsOf(siteKey: string): HousePaths {
  return housePaths({ baseUrl: "", siteKey });
}
