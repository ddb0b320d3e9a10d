import { createFormats } from "@livery/i18n";
import { Profiler, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PanelContext } from "../../core/panel.ts";
import { makePanel } from "../../testing/make-panel.ts";
import RichTextEditor from "./rich-text-editor.tsx";

test("a key draws the editor once", async () => {
  const { panel, language } = makePanel();
  const formats = createFormats({ language, timeZone: "UTC" });
  let draws = 0;
  function Written() {
    const [html, setHtml] = useState("<p>Plain</p>");
    return <RichTextEditor label="Text" value={html} onChange={setHtml} />;
  }
  const screen = await render(
    <PanelContext value={{ ...panel, formats }}>
      <Profiler id="editor" onRender={() => (draws += 1)}>
        <Written />
      </Profiler>
    </PanelContext>,
  );
  const text = screen.getByRole("textbox", { name: "Text" });
  await text.click();
  await userEvent.keyboard("a");
  await expect.element(text).toHaveTextContent("Plaina");
  const before = draws;
  await userEvent.keyboard("bcd");
  await expect.element(text).toHaveTextContent("Plainabcd");
  expect(draws - before).toBe(3);
});
