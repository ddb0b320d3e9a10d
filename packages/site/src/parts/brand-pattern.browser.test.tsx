import { emulateMedia } from "@livery/ui/testing/wishes";
import { afterEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
// Imported before the pattern's own sheet: a page's sheet may be loaded before the frame's.
import { backdrop } from "../shell/backdrop.css.ts";
import { pattern as ofFooter } from "../blocks/footer/variants/columns.css.ts";
import { BrandPattern } from "./brand-pattern.tsx";

const picture = { src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", width: 40, height: 40 };

async function drawn(className?: string, contrast?: "more"): Promise<CSSStyleDeclaration> {
  const { container } = await render(
    <div
      data-contrast={contrast}
      style={{ position: "relative", isolation: "isolate", inlineSize: 600, blockSize: 300 }}
    >
      <BrandPattern picture={picture} {...(className !== undefined && { className })} />
    </div>,
  );
  const svg = container.querySelector("svg");
  if (svg === null) throw new Error("nothing is drawn");
  return getComputedStyle(svg);
}

describe("The brand's tile", () => {
  afterEach(() => emulateMedia({}));

  test("covers the whole background of its part, and takes no press", async () => {
    const { display, height, pointerEvents, position, width, zIndex } = await drawn();
    expect({ display, height, pointerEvents, position, width, zIndex }).toEqual({
      display: "block",
      height: "300px",
      pointerEvents: "none",
      position: "absolute",
      width: "600px",
      zIndex: "-1",
    });
  });

  test("is positioned as its part says, whichever style sheet loads last", async () => {
    expect((await drawn(backdrop)).position).toBe("fixed");
    expect((await drawn(ofFooter)).height).toBe("128px");
  });

  test.each(["forced-colors", "prefers-contrast"])("is hidden if %s is preferred", async (name) => {
    await emulateMedia({ [name]: name === "forced-colors" ? "active" : "more" });
    expect((await drawn()).display).toBe("none");
    expect((await drawn(backdrop)).display).toBe("none");
  });

  test("is hidden if more contrast is chosen", async () => {
    expect((await drawn(undefined, "more")).display).toBe("none");
  });
});
