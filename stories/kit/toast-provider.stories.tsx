import { Button, type ToastMessage, ToastProvider, useToasts } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const undo = fn();
const removed: ToastMessage = {
  key: "removed",
  tone: "success",
  title: "Selection removed",
  text: "Arsenal – Chelsea, 1x2",
  action: { label: "Undo", alternative: "Add the selection again from the match", onAct: undo },
};

/** Tells what it is given as soon as it stands, and again by a press. */
function ToastSender({ toasts }: { readonly toasts: readonly ToastMessage[] }) {
  const { show } = useToasts();
  const showAll = (): void => toasts.forEach((toast) => show({ ...toast, duration: Number.POSITIVE_INFINITY }));
  useEffect(showAll, [show, toasts]);
  return <Button onClick={showAll}>Tell it again</Button>;
}

const meta = {
  title: "Kit/Overlay/Toast",
  component: ToastProvider,
  args: {
    label: "Messages ({hotkey})",
    toastLabel: "Message",
    closeLabel: "Close",
    children: <ToastSender toasts={[removed]} />,
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undo: Story = {
  async play({ canvas, userEvent }) {
    undo.mockClear();
    await screen.findByText("Selection removed");
    await fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
    const region = screen.getByRole("region", { name: "Messages (F8)" });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Selection removed")).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Tell it again" }));
    await screen.findByText("Selection removed");
  },
};
export const Tones: Story = {
  args: {
    children: (
      <ToastSender
        toasts={[
          { key: "info", title: "Odds are shown as fractions from now on" },
          {
            key: "warning",
            tone: "warning",
            title: "Your session ends in two minutes",
            text: "Whatever is open stays.",
          },
          { key: "failure", tone: "failure", title: "The slip could not be kept", text: "Check your connection." },
        ]}
      />
    ),
  },
};
export const OneWaits: Story = {
  args: {
    children: <ToastSender toasts={[1, 2, 3, 4].map((key) => ({ key: String(key), title: `Message ${key}` }))} />,
  },
  async play({ userEvent }) {
    await screen.findByText("Message 3");
    await expect(screen.queryByText("Message 4")).not.toBeInTheDocument();
    const first = screen.getByText("Message 1").closest("li") ?? document.body;
    await userEvent.click(within(first).getByRole("button", { name: "Close" }));
    await screen.findByText("Message 4");
  },
};
export const LongText: Story = {
  args: { children: <ToastSender toasts={[{ ...removed, title: longWord, text: `${longWord} ${longWord}` }]} /> },
};
export const RightToLeft: Story = { globals: { lang: "fa", dir: "rtl" } };
