import { statSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { styleText } from "node:util";
import { findSkin } from "../brand/find-skin.ts";
import type { Run } from "../program/command-definition.ts";
import { CancelledError, UsageError } from "../errors.ts";
import { stopSignal } from "../terminal/interrupt.ts";
import { printJson } from "../terminal/json.ts";
import { silentProgress, terminalProgress } from "../terminal/progress.ts";

/** `livery skin preview NAME`. */
export const skinPreview: Run = async ({ argument, option, switched, directory }) => {
  const { built, folder } = findSkin(directory, argument("NAME") ?? "");
  const requestedFile = option("png");
  const out = requestedFile === undefined ? join(built, "..", "preview.png") : resolve(directory, requestedFile);
  if (extname(out) !== ".png" || statSync(out, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${out} is no file of a PNG.`, "Give --png a file whose name ends in .png.");
  const json = switched("json");
  // Loaded once the call is not refused: this takes longer than all checks.
  const [{ launchChromium }, { previewPagesOf }, { previewSkin }] = await Promise.all([
    import("../preview/chromium.ts"),
    import("../preview/preview-pages.ts"),
    import("../preview/preview-skin.ts"),
  ]);
  const previewPages = previewPagesOf(option("pages"));
  const stopping = new AbortController();
  void stopSignal().then(() => stopping.abort(new CancelledError("Stopped before it was drawn.")));
  // First, because without a browser the rest is useless.
  const browser = await launchChromium();
  try {
    const progress = json ? silentProgress : terminalProgress;
    const preview = await previewSkin({ browser, folder, out, previewPages, progress, signal: stopping.signal });
    const { height, pages, skin, views, width } = preview;
    if (json) printJson(preview);
    else
      process.stdout.write(
        `${styleText("green", "✓")} ${styleText("bold", skin)} is drawn in ${relative(directory, out)}: ${pages.length} pages in ${views.length} views, ${width} × ${height} pixels\n`,
      );
  } finally {
    await browser.close();
  }
};
