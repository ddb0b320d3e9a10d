import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mouse } from "../testing/mouse.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Field } from "./field.tsx";
import { MoneyInput } from "./money-input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { TextInput } from "./text-input.tsx";

describe("A field", () => {
  test("gives its control label, hint and error", async () => {
    const screen = await renderKit(
      <Field label="Username" hint="4 to 20 characters" error="Please fill this in." required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText("Username");
    await expect.element(input).toHaveAccessibleDescription("Please fill this in. 4 to 20 characters");
    await expect.element(input).toBeInvalid();
    await expect.element(input).toBeRequired();
  });

  test("without an error is not invalid", async () => {
    const screen = await renderKit(
      <Field label="Username">
        <TextInput />
      </Field>,
    );
    await expect.element(screen.getByLabelText("Username")).toBeValid();
    await expect.element(screen.getByLabelText("Username")).not.toHaveAttribute("aria-describedby");
  });

  test("moves the focus to its control when the label is pressed", async () => {
    const screen = await renderKit(
      <Field label="Username">
        <TextInput />
      </Field>,
    );
    await screen.getByText("Username").click();
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
  });
});

test.each([
  ["an error", { error: "Please fill this in." }],
  ["a hint", { hint: "Nobody has it yet." }],
])("The button below takes a press even if %s appears while the pointer is down", async (_, message) => {
  const onPress = vi.fn<() => void>();
  const form = (lines: object) => (
    <>
      <Field label="Username" {...lines}>
        <TextInput />
      </Field>
      <Field label="Email" {...lines}>
        <TextInput />
      </Field>
      <button type="button" style={{ display: "block", blockSize: 30 }} onClick={onPress}>
        Next
      </button>
    </>
  );
  const screen = await renderKit(form({}));
  const next = screen.getByRole("button", { name: "Next" }).element();
  const before = next.getBoundingClientRect().top;
  await mouse("mousePressed", next);
  await screen.redraw(form(message));
  expect(next.getBoundingClientRect().top).toBe(before);
  await mouse("mouseReleased", next);
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  await expect.element(screen.getByLabelText("Email")).toHaveAccessibleDescription(Object.values(message)[0]);
});

test("A paste from the context menu is validated at once", async () => {
  const form = (error?: string) => (
    <Field label="Username" error={error}>
      <TextInput />
    </Field>
  );
  const screen = await renderKit(form());
  const input = screen.getByLabelText("Username");
  await mouse("mousePressed", input.element(), "right");
  await screen.redraw(form("Too short."));
  expect(input.element().getAttribute("aria-invalid")).toBe("true");
  await mouse("mouseReleased", input.element(), "right");
});

describe("A password", () => {
  test("is hidden until it is revealed, and keeps its text", async () => {
    const screen = await renderKit(
      <Field label="Password">
        <PasswordInput showLabel="Show password" hideLabel="Hide password" />
      </Field>,
    );
    const input = screen.getByLabelText("Password", { exact: true });
    await input.fill("s3cret");
    await expect.element(input).toHaveAttribute("type", "password");
    await screen.getByRole("button", { name: "Show password" }).click();
    await expect.element(input).toHaveAttribute("type", "text");
    await expect.element(input).toHaveValue("s3cret");
    await screen.getByRole("button", { name: "Hide password" }).click();
    await expect.element(input).toHaveAttribute("type", "password");
  });
});

describe("An amount", () => {
  function Stake({
    start = null,
    onChange,
  }: {
    readonly start?: bigint | null;
    readonly onChange?: (value: bigint | null) => void;
  }) {
    const [value, setValue] = useState<bigint | null>(start);
    return (
      <>
        <Field label="Stake">
          <MoneyInput
            value={value}
            currency="EUR"
            onChange={(next) => {
              setValue(next);
              onChange?.(next);
            }}
          />
        </Field>
        <button type="button" onClick={() => setValue(1000n)}>
          €10
        </button>
      </>
    );
  }

  test("typed in Persian digits is minor units, and stays as typed until the field is left", async () => {
    const onChange = vi.fn<(value: bigint | null) => void>();
    const screen = await renderKit(<Stake onChange={onChange} />);
    const input = screen.getByLabelText("Stake");
    await input.fill("۱۲٫۵");
    expect(onChange).toHaveBeenLastCalledWith(1250n);
    await expect.element(input).toHaveValue("۱۲٫۵");
    await userEvent.tab();
    await expect.element(input).toHaveValue("12.50");
  });

  test("is not rewritten during typing", async () => {
    const screen = await renderKit(<Stake />);
    const input = screen.getByLabelText("Stake");
    await input.click();
    await userEvent.keyboard("5.");
    await expect.element(input).toHaveValue("5.");
    await userEvent.keyboard("5");
    await expect.element(input).toHaveValue("5.5");
  });

  test("is grouped during typing, and the caret stays at its digit", async () => {
    const onChange = vi.fn<(value: bigint | null) => void>();
    const screen = await renderKit(<Stake onChange={onChange} />);
    const input = screen.getByRole("textbox", { name: "Stake" });
    await input.click();
    await userEvent.keyboard("12345,5");
    await expect.element(input).toHaveValue("12,345.5");
    await userEvent.keyboard("{Home}{ArrowRight}9");
    await expect.element(input).toHaveValue("192,345.5");
    expect(input.element()).toHaveProperty("selectionStart", 2);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Backspace}");
    await expect.element(input).toHaveValue("19,345.5");
    expect(onChange).toHaveBeenLastCalledWith(1_934_550n);
    // Going on with what the field wrote itself: its own marks of thousands are no riddle.
    await userEvent.tab();
    await expect.element(input).toHaveValue("19,345.50");
    await input.click();
    await userEvent.keyboard("{End}{Backspace}{Backspace}{Backspace}");
    await expect.element(input).toHaveValue("19,345");
    expect(onChange).toHaveBeenLastCalledWith(1_934_500n);
  });

  test("that is invalid is null, and its text stays", async () => {
    const onChange = vi.fn<(value: bigint | null) => void>();
    const screen = await renderKit(<Stake start={500n} onChange={onChange} />);
    const input = screen.getByLabelText("Stake");
    await input.fill("abc");
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
    await expect.element(input).toHaveValue("abc");
  });

  test("set from outside replaces what was typed", async () => {
    const screen = await renderKit(<Stake />);
    await screen.getByLabelText("Stake").fill("abc");
    await screen.getByRole("button", { name: "€10" }).click();
    await expect.element(screen.getByLabelText("Stake")).toHaveValue("10.00");
  });

  test("is written left to right in a right-to-left page", async () => {
    const screen = await renderKit(<Stake start={1250n} />, { dir: "rtl" });
    expect(getComputedStyle(screen.getByLabelText("Stake").element()).direction).toBe("ltr");
  });
});
