import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../action/button.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { partViolations } from "../testing/axe.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Combobox, type ComboboxSearch, type ComboboxMessages } from "./combobox.tsx";
import type { ComboboxOption } from "./combobox-list.tsx";
import { Field } from "./field.tsx";

const messages: ComboboxMessages = {
  open: "Show all",
  clear: "Take it back",
  empty: "Nothing fits",
  found: (count) => `${count} found`,
};
const countries: readonly ComboboxOption[] = [
  { value: "de", label: "Deutschland" },
  { value: "ir", label: "ایران", detail: "Iran" },
  { value: "it", label: "Italia", disabled: true },
  { value: "tr", label: "Türkiye" },
];

function Held({ options = countries, search }: { options?: readonly ComboboxOption[]; search?: ComboboxSearch }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <>
      <Field label="Country" hint="Of birth" error="Choose one">
        <Combobox value={value} onChange={setValue} options={options} messages={messages} {...(search && { search })} />
      </Field>
      <output>{value?.value ?? "none"}</output>
      <Button>Next</Button>
    </>
  );
}

test("A combobox is searched by typing, navigated by arrow keys, confirmed by Enter, and can be left unchanged", async () => {
  const screen = await renderKit(<Held />);
  const input = screen.getByRole("combobox", { name: "Country" });
  const list = screen.getByRole("listbox", { name: "Country" });
  const chosen = screen.getByRole("status");
  await expect.element(input).toHaveAccessibleDescription("Choose one Of birth");
  await expect.element(input).toBeInvalid();
  await userEvent.tab();
  await expect.element(input).toHaveAttribute("aria-expanded", "false");

  await userEvent.keyboard("{ArrowDown}");
  await expect.element(list).toBeVisible();
  expect(list.getByRole("option").elements()).toHaveLength(4);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const marked = () =>
    document.getElementById(input.element().getAttribute("aria-activedescendant") ?? "")?.textContent;
  expect(marked()).toBe("Türkiye");
  expect(await partViolations()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(chosen).toHaveTextContent("tr");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveValue("Türkiye");

  // An Arabic yeh finds the Persian one; the second line is looked through too.
  await input.fill("ايران");
  await expect.element(list.getByRole("option", { name: /Iran/ })).toBeVisible();
  await input.fill("iran");
  await expect.element(screen.getByText("1 found")).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(chosen).toHaveTextContent("ir");

  // Nothing fits: said, and nothing to take. What was half typed goes back.
  await input.fill("zzz");
  await expect.element(screen.getByText("Nothing fits").first()).toBeVisible();
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  await expect.element(input).toHaveValue("ایران");

  // By the pointer; what is off is not taken, the focus stays in the text.
  await screen.getByRole("button", { name: "Show all" }).click();
  await list.getByRole("option", { name: "Italia" }).click({ force: true });
  await expect.element(list).toBeVisible();
  await list.getByRole("option", { name: "Deutschland" }).click();
  await expect.element(chosen).toHaveTextContent("de");
  await expect.element(input).toHaveFocus();
  await screen.getByRole("button", { name: "Take it back" }).click();
  await expect.element(chosen).toHaveTextContent("none");
});

test("Remote options load, fail, are retried and are found", async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const onRetry = vi.fn<() => void>();
  const looking = (state: ComboboxSearch["state"], options: readonly ComboboxOption[] = []) => (
    <Held
      options={options}
      search={{ state, onSearch, onRetry, messages: { loading: "Looking", error: "No answer", retry: "Again" } }}
    />
  );
  const screen = await renderKit(looking("loading"));
  const input = screen.getByRole("combobox", { name: "Country" });
  await input.fill("mar");
  expect(onSearch).toHaveBeenLastCalledWith("mar");
  await expect.element(screen.getByText("Looking").first()).toBeVisible();
  await screen.redraw(looking("error"));
  await expect.element(screen.getByText("No answer").first()).toBeVisible();
  expect(await partViolations()).toEqual([]);
  await screen.getByRole("button", { name: "Again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.redraw(looking("ready", [{ value: "1", label: "marina" }]));
  await screen.getByRole("option", { name: "marina" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("1");
});

test("Escape in a dialog closes the list, and the dialog only after that", async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const screen = await renderKit(
    <Dialog open title="Country" closeLabel="Close" onOpenChange={onOpenChange}>
      <Held />
    </Dialog>,
  );
  const input = screen.getByRole("combobox", { name: "Country" });
  await input.fill("t");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
