import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import { partViolations } from "../testing/axe.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { DateParts, type DatePartsProblem } from "./date-parts.tsx";
import { DatePicker, type DateProblem } from "./date-picker.tsx";
import type { IsoDate } from "./iso-date.ts";

const problems = vi.fn<(problem: DateProblem | DatePartsProblem | null) => void>();

function Day({ start }: { readonly start: IsoDate | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="From" hint="Day of the match">
        <DatePicker
          value={value}
          onChange={(date, problem) => {
            setValue(date);
            problems(problem);
          }}
          today="2026-11-20"
          min="2026-01-10"
          max="2026-12-31"
          messages={{ open: "Choose a day", previousMonth: "Month before", nextMonth: "Month after" }}
        />
      </Field>
      <output>{value ?? "none"}</output>
    </>
  );
}

test("A day is typed in any script and with any separators, and is rewritten in the date format", async () => {
  const screen = await renderKit(<Day start={null} />);
  const input = screen.getByLabelText("From");
  await expect.element(input).toHaveAccessibleDescription("Day of the match");
  await input.fill("۲۰/۱۱/۲۰۲۶");
  await expect.element(screen.getByRole("status")).toHaveTextContent("2026-11-20");
  await expect.element(input).toHaveValue("۲۰/۱۱/۲۰۲۶");
  await userEvent.tab();
  await expect.element(input).toHaveValue("20.11.2026");
  await input.fill("31.4.2026");
  expect(problems).toHaveBeenLastCalledWith("no_date");
  await input.fill("1.1.2027");
  expect(problems).toHaveBeenLastCalledWith("out_of_range");
  await input.fill("");
  expect(problems).toHaveBeenLastCalledWith(null);
});

test.each(["ltr", "rtl"] as const)("A day is chosen by the keyboard alone, between its bounds (%s)", async (dir) => {
  const screen = await renderKit(<Day start="2026-11-30" />, { dir });
  const focused = () => document.activeElement?.getAttribute("data-day");
  await screen.getByRole("button", { name: "Choose a day" }).click();
  const grid = screen.getByRole("grid", { name: "November 2026" });
  await expect.element(grid).toBeVisible();
  await expect.poll(focused).toBe("2026-11-30");
  expect(await partViolations()).toEqual([]);
  await expect.element(screen.getByRole("gridcell", { selected: true })).toHaveTextContent("30");
  await expect
    .element(screen.getByRole("button", { name: "Friday, November 20, 2026" }))
    .toHaveAttribute("aria-current", "date");

  await userEvent.keyboard(dir === "ltr" ? "{ArrowRight}" : "{ArrowLeft}");
  await expect.poll(focused).toBe("2026-12-01");
  await userEvent.keyboard("{Home}");
  await expect.poll(focused).toBe("2026-11-29");
  await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
  await expect.poll(focused).toBe("2026-01-10");
  await expect.element(screen.getByRole("button", { name: "Month before" })).toBeDisabled();
  await expect
    .element(screen.getByRole("button", { name: "Friday, January 9, 2026" }))
    .toHaveAttribute("aria-disabled");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("status")).toHaveTextContent("2026-01-10");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Choose a day" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await screen.getByRole("button", { name: "Month after" }).click();
  await screen.getByRole("button", { name: "Tuesday, February 3, 2026" }).click();
  await expect.element(screen.getByLabelText("From")).toHaveValue("03.02.2026");
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("A birth date in parts takes digits in any script, and rejects a day that does not exist", async () => {
  function Birth() {
    const [value, setValue] = useState<IsoDate | null>(null);
    return (
      <>
        <Field group label="Birth date" error="You must be 18." required>
          <DateParts
            birth
            value={value}
            onChange={(date, problem) => {
              setValue(date);
              problems(problem);
            }}
            messages={{ day: "Day", month: "Month", year: "Year" }}
          />
        </Field>
        <output>{value ?? "none"}</output>
      </>
    );
  }
  const screen = await renderKit(<Birth />);
  await expect
    .element(screen.getByRole("group", { name: "Birth date" }))
    .toHaveAccessibleDescription("You must be 18.");
  await screen.getByRole("textbox", { name: "Day" }).fill("۳۰");
  await screen.getByRole("combobox", { name: "Month" }).selectOptions("February");
  expect(problems).toHaveBeenLastCalledWith("incomplete");
  await screen.getByRole("textbox", { name: "Year" }).fill("2000");
  expect(problems).toHaveBeenLastCalledWith("no_such_day");
  await screen.getByRole("textbox", { name: "Day" }).fill("۲۹");
  await expect.element(screen.getByRole("status")).toHaveTextContent("2000-02-29");
  await expect.element(screen.getByRole("textbox", { name: "Day" })).toBeInvalid();
});

test("A small date picker is as high as a small text input at any density, and its button with it", async () => {
  const messages = { open: "Choose a day", previousMonth: "Month before", nextMonth: "Month after" };
  const screen = await renderKit(
    <>
      <DatePicker
        size="sm"
        aria-label="Day"
        value={null}
        today="2026-11-20"
        messages={messages}
        onChange={() => undefined}
      />
      <TextInput size="sm" aria-label="Time" />
    </>,
  );
  const frameOf = (name: string) => screen.getByRole("textbox", { name }).element().parentElement;
  const buttons = ["1.5rem", "2rem", "4rem"].map((height) => {
    for (const name of ["Day", "Time"]) frameOf(name)?.style.setProperty("--lv-density-control-sm", height);
    expect(frameOf("Day")?.offsetHeight).toBe(frameOf("Time")?.offsetHeight);
    return screen.getByRole("button", { name: "Choose a day" }).element().clientHeight;
  });
  // The button grows with them: a brand for gloves has large ones.
  expect(buttons).toEqual(buttons.toSorted((a, b) => a - b));
  expect(buttons[2]).toBeGreaterThanOrEqual(56);
});
