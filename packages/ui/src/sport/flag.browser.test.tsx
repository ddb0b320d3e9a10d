import { expect, test } from "vitest";
import { renderKit } from "../testing/render-kit.tsx";
import { Flag } from "./flag.tsx";

test.each([
  ["tr", "TR"],
  ["gb-eng", "ENG"],
  ["WORLD", "WOR"],
])("The plate of %s reads %s", async (code, letters) => {
  const screen = await renderKit(<Flag code={code} label="Country" />);
  await expect.element(screen.getByRole("img", { name: "Country" })).toHaveTextContent(letters);
});
