import { afterEach } from "vitest";

/**
 * Choices that a test made of the site (odds, look, live news) are kept in cookies, and a document of the next file in the
 * same browser would open with them: whoever opens a site forgets them afterwards.
 */
export function forgetChoices(): void {
  for (const cookie of document.cookie.split("; ").filter((each) => each !== "")) {
    document.cookie = `${cookie.split("=", 1)[0]!}=; path=/; max-age=0`;
  }
}

afterEach(forgetChoices);
