import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeDatabase, simulatedSource } from "@livery/house";
import type { Browser } from "playwright";
import { readDemoBrand, type DemoBrand } from "../demo/demo-brand.ts";
import { startDemo } from "../demo/run-demo.ts";
import { writeWhole } from "../files/folder.ts";
import type { Progress } from "../terminal/progress.ts";
import { bet, signIn } from "./player.ts";
import { drawSheet, sizeOf } from "./sheet.ts";
import type { PreviewPage } from "./preview-pages.ts";
import { viewsByWindow, viewsOf, type View, type ViewsOfWindow } from "./views.ts";
import { visit, type PreviewSite } from "./visitor.ts";

export interface PreviewOptions {
  /** The brand's folder. */
  readonly folder: string;
  /** The PNG; written completely or not at all. */
  readonly out: string;
  readonly previewPages: readonly PreviewPage[];
  readonly browser: Browser;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Live matches of each sport: as many as fill the visible part of a page. Each of them costs the house while it is drawn. */
const matches = { football: 8, tennis: 2, basketball: 2, ice_hockey: 1, volleyball: 1, points: 1 };

export interface Preview {
  readonly skin: string;
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly pages: readonly string[];
  readonly views: readonly string[];
}

/**
 * Draws a skin's pages: the built brand, with its own files and messages, on a temporary server with generated players and
 * matches. Throws ConfigError for a skin that cannot be built.
 */
export async function previewSkin(options: PreviewOptions): Promise<Preview> {
  const { browser, folder, out, progress, previewPages, signal } = options;
  const root = await mkdtemp(join(tmpdir(), "livery-preview-"));
  try {
    const demo = await startDemo({
      root,
      brands: async (note) => {
        const brand = await previewBrand(folder, join(root, "built"));
        note(brand.skin.name);
        return [brand];
      },
      brief: true,
      port: 0,
      live: simulatedSource({ programme: true, matches }),
      progress,
      signal,
    });
    try {
      const [{ accounts, skin }] = demo.brands as readonly [DemoBrand];
      const at = (host: string): string => `http://${host}:${demo.house.port}`;
      const site: PreviewSite = {
        brand: skin.name,
        siteKey: skin.siteKey,
        origin: at(skin.domains.site),
        mobileOrigin: skin.domains.mobile && at(skin.domains.mobile),
        accounts,
      };
      const views = viewsOf(skin);
      const columns = new Map<View, ReadonlyMap<PreviewPage, Buffer>>();
      const waiting = [...viewsByWindow(views)];
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          signal.throwIfAborted();
          const window = next;
          const name = window.map((view) => view.name).join(", ");
          const captured = await progress.step(`Look at it ${name}`, () =>
            captureWindow({ browser, site, previewPages }, window),
          );
          for (const [view, shots] of captured) columns.set(view, shots);
        }
      };
      // Two in parallel: one waits for the server while the other one renders.
      await Promise.all([work(), work()]);
      const rows = previewPages.map((previewPage) => ({
        name: previewPage.name,
        shots: views.flatMap((view) => columns.get(view)?.get(previewPage) ?? []),
      }));
      await writeWhole(out, await drawSheet({ title: skin.title, views, rows }));
      const pages = previewPages.map(({ name }) => name);
      return { skin: skin.name, file: out, ...sizeOf(views, rows.length), pages, views: views.map(({ name }) => name) };
    } finally {
      await demo.close();
    }
  } finally {
    await removeDatabase(root);
    await rm(root, { recursive: true, force: true });
  }
}

/** With a theme that can be chosen. */
async function previewBrand(folder: string, built: string): Promise<DemoBrand> {
  const brand = await readDemoBrand(folder, built);
  return { ...brand, settings: { ...brand.settings, themeChange: 1 } };
}

interface CaptureInput {
  readonly browser: Browser;
  readonly site: PreviewSite;
  readonly previewPages: readonly PreviewPage[];
}

/** Captures every page in the views of a window: first as a visitor, then as a player. */
async function captureWindow(
  { browser, previewPages, site }: CaptureInput,
  views: ViewsOfWindow,
): Promise<ReadonlyMap<View, ReadonlyMap<PreviewPage, Buffer>>> {
  const shots = new Map(views.map((view) => [view, new Map<PreviewPage, Buffer>()]));
  const [open, own] = [
    previewPages.filter(({ signedIn }) => !signedIn),
    previewPages.filter(({ signedIn }) => signedIn),
  ];
  const visitor = await visit(browser, site, views[0]);
  const capture = async (previewPage: PreviewPage): Promise<void> => {
    await previewPage.go(visitor);
    const captured = await visitor.shots(views);
    for (const [at, view] of views.entries()) {
      const shot = captured[at];
      if (shot !== undefined) shots.get(view)?.set(previewPage, shot);
    }
  };
  try {
    for (const previewPage of open) await capture(previewPage);
    if (own.length > 0) {
      await signIn(visitor, site);
      await bet(visitor, site);
    }
    for (const previewPage of own) await capture(previewPage);
  } finally {
    await visitor.leave();
  }
  return shots;
}
