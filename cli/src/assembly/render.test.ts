import type { Boot, VariantOverrides } from "@livery/skin";
import { expect, test } from "vitest";
import { prerender } from "./render.ts";

const rendering = (html: string, own: VariantOverrides = new Map()) =>
  prerender({ render: async () => ({ html }), routes: [] }, { boot: {} as Boot, url: "/en", own });

test("a part that React could not render stops the build", async () => {
  await expect(rendering("<main>Matches</main><!--$!--><!--/$-->")).rejects.toThrow("could not be drawn");
  await expect(rendering("<main>Matches</main><!--$--><footer></footer><!--/$-->")).resolves.toContain("footer");
});

test("in a brand with code of its own that is looked at first", async () => {
  const own = new Map([["plugins/promo/plugin", { default: {} }]]);
  await expect(rendering("<!--$!--><!--/$-->", own)).rejects.toMatchObject({
    hint: expect.stringMatching(/brand's own code first \(plugins\/promo\/plugin\)/) as string,
  });
});

test("an empty prerender stops the build", async () => {
  await expect(rendering(" \n")).rejects.toThrow("The prerender of /en is empty");
});

test.each([
  ["a style attribute", '<p class="a" style="color:red">x</p>', /style attribute/],
  ["an inline script", "<p>x</p><script>1</script>", /inline script or style/],
  ["an inline style", "<style>p{}</style>", /inline script or style/],
])("%s, which the content security policy would refuse, stops the build", async (_what, html, message) => {
  await expect(rendering(html)).rejects.toThrow(message);
});

test("text that only looks like markup does not stop the build", async () => {
  const html = "<p>style=&quot;x&quot; &lt;script&gt; a style=b</p>";
  expect(await rendering(html)).toBe(html);
});
