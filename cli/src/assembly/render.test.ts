import type { Boot } from "@livery/skin";
import { expect, test } from "vitest";
import { prerender } from "./render.ts";

const rendering = (html: string) =>
  prerender({ render: async () => ({ html }), routes: [] }, { boot: {} as Boot, url: "/en", own: new Map() });

test("a part that React could not render stops the build", async () => {
  await expect(rendering("<main>Matches</main><!--$!--><!--/$-->")).rejects.toThrow("could not be drawn");
  await expect(rendering("<main>Matches</main><!--$--><footer></footer><!--/$-->")).resolves.toContain("footer");
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
