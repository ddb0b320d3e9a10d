import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright";
import sirv from "sirv";
import { launchChromium } from "../machine/chromium.ts";
import { published } from "./build.ts";

const defaultPort = 6116;

export interface ServedStorybook {
  /** Its origin, on loopback. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

export interface OpenStorybook extends ServedStorybook {
  readonly browser: Browser;
}

/** An entry of a Storybook's index. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
  /** The file of the story, from the root of the checkout. */
  readonly importPath: string;
}

/** Serves a built Storybook on loopback. */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const server = createServer(sirv(folder));
  await listen(server);
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Serves a built Storybook and starts a Chromium for it. Throws MissingProgram where there is no Chromium. */
export async function openStorybook(folder: string = published): Promise<OpenStorybook> {
  const browser = await launchChromium();
  const { base, close } = await serveStorybook(folder);
  return {
    base,
    browser,
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

/** At the same port each time if it is free: a page that shows its address looks the same then. */
async function listen(server: Server): Promise<void> {
  try {
    server.listen(defaultPort, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
}

/** Every entry of a built Storybook, stories and documentation. */
export function entriesOf(folder: string = published): readonly StoryEntry[] {
  const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries);
}

/** Every story of a built Storybook. */
export const storiesOf = (folder: string = published): readonly StoryEntry[] =>
  entriesOf(folder).filter(({ type }) => type === "story");
