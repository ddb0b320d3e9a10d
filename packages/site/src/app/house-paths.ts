import { housePaths, type HousePaths } from "@livery/machines";

/** The paths of the page's own house. In a file of its own, so that their code is fetched with the first of them. */
export function pathsOf(siteKey: string): HousePaths {
  return housePaths({ baseUrl: "", siteKey });
}
