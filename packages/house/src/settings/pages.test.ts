import { expect, test } from "vitest";
import { persian } from "./pages/fa.ts";

test("D37 the default pages in Persian have Latin digits, as all of the site has", () => {
  expect(Object.values(persian).filter(({ html, title }) => /[٠-٩۰-۹٫٬٪]/u.test(title + html))).toEqual([]);
});
