import type { Page } from "playwright";
import { openPage, type WatchedPage } from "./browser.ts";
import type { OpenDemo } from "./demo.ts";

/** A visitor on a match's own page, which shows the match as long as the tab is open. */
export async function openScoreboard(
  demo: Pick<OpenDemo, "origin">,
  { home, matchId }: { readonly matchId: number; readonly home: string },
): Promise<WatchedPage> {
  const opened = await openPage();
  await opened.page.goto(`${demo.origin}/en/livebets/match/${matchId}`);
  await opened.page.getByRole("region", { name: "Scoreboard" }).getByText(home).first().waitFor();
  return opened;
}

/** The minutes below each side's name, in the order of the names; none of a side without a goal. */
export async function goalsOn(scoreboard: Page, teams: readonly string[]): Promise<readonly (readonly string[])[]> {
  const sides = await Promise.all(
    teams.map((team) =>
      scoreboard
        .getByRole("list", { name: `Goals for ${team}`, exact: true })
        .getByRole("listitem")
        .allInnerTexts(),
    ),
  );
  return sides.map((goals) => goals.map((goal) => goal.replaceAll(/\s/gu, "")));
}
