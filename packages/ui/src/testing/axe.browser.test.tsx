import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { partViolations } from "./axe.ts";

test("a violation names its rule and its element, the second time too; without one there is none", async () => {
  const page = await render(<p style={{ color: "#aaa", background: "#fff" }}>pale</p>);
  for (const time of ["first", "second"])
    expect(await partViolations(), time).toEqual([expect.stringMatching(/^color-contrast: <p [^>]*>pale<\/p>/u)]);
  await page.rerender(<p style={{ color: "#000", background: "#fff" }}>dark</p>);
  expect(await partViolations()).toEqual([]);
});
