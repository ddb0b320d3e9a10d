import { expect, test } from "vitest";
import { sanitiser } from "@livery/browser-app/sanitiser";

/** Returns the markup as the page contains it after sanitising. */
function clean(html: string): string {
  const container = document.createElement("div");
  container.innerHTML = sanitiser()(html) as string;
  return container.innerHTML;
}

test("markup that an operator may write is unchanged", () => {
  const html = '<h2>Rules</h2><p>Read <a href="/en/page/9">the terms</a> or <a href="mailto:a@b.example">ask</a>.</p>';
  expect(clean(html)).toBe(html);
  expect(clean('<ol start="3"><li>Three</li></ol>')).toBe('<ol start="3"><li>Three</li></ol>');
  expect(clean('<img src="https://cdn.example/a.png" alt="A">')).toBe('<img src="https://cdn.example/a.png" alt="A">');
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mi xlink:href='data:x,<script>alert(1)</script>'></mi></math>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href=' java\tscript:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='//evil.example'>x</a>",
  "<a href='\\\\evil.example'>x</a>",
  "<img src='//evil.example/a.png'>",
  "<img src='http://evil.example/a.png'>",
  "<p style='position:fixed;inset:0'>x</p>",
  "<style>*{display:none}</style>",
  "<form action='/ekol/logout'><input name='x'></form>",
  "<p id='content'>x</p>",
  "<a name='livery-boot'>x</a>",
  "<p class='bar'>x</p>",
  "<object data='x'></object><embed src='x'>",
  "<meta http-equiv='refresh' content='0;url=//evil.example'>",
  "<base href='//evil.example'>",
  "<p data-x='1' aria-hidden='true'>x</p>",
])("%s is made harmless", (html) => {
  const cleaned = clean(html);
  expect(cleaned).not.toMatch(/<(script|style|svg|math|iframe|form|input|object|embed|meta|base)/i);
  expect(cleaned).not.toMatch(/\s(on\w+|style|id|name|class|srcdoc|data-\w+|aria-\w+)=/i);
  expect(cleaned).not.toMatch(/(javascript|data|vbscript):|evil\.example|\bhttp:/i);
});

test("a link that opens elsewhere does not reveal the page it was on", () => {
  expect(clean('<a href="https://a.example" target="_blank">x</a>')).toContain('rel="noopener noreferrer"');
});

test("if the browser has Trusted Types the markup is a trusted value of the policy", () => {
  const factory = (window as unknown as { trustedTypes?: { isHTML: (value: unknown) => boolean } }).trustedTypes;
  expect(factory?.isHTML(sanitiser()("<p>x</p>"))).toBe(true);
});
