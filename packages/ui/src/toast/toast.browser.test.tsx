import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../action/button.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import type { ToastMessage } from "./toast-queue.ts";
import { ToastProvider, useToasts } from "./toast-provider.tsx";

const pressed = vi.fn<() => void>();
let next: ToastMessage = { key: "", title: "" };

function Notifier() {
  const { show } = useToasts();
  return (
    <>
      <Button onClick={() => show(next)}>Tell</Button>
      <Button onClick={pressed}>Beside</Button>
    </>
  );
}

afterEach(() => void vi.useRealTimers());

/** What is announced from now on: an announcement is removed after a second, which a busy browser may take for two frames. */
function announcements(): { readonly polite: string; readonly assertive: string } {
  const announced = { polite: "", assertive: "" };
  const watcher = new MutationObserver(() => {
    for (const manner of ["polite", "assertive"] as const)
      for (const region of document.querySelectorAll(`[aria-live=${manner}]`)) announced[manner] += region.textContent;
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watcher.disconnect());
  return announced;
}

test("Toasts queue, pause under pointer and focus, are reached by F8, can be undone, and leave the page unchanged", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const screen = await renderKit(
    <ToastProvider label="Messages ({hotkey})" toastLabel="Message" closeLabel="Close">
      <Notifier />
    </ToastProvider>,
    { mode: "dark", dir: "rtl" },
  );
  const notify = async (toast: ToastMessage): Promise<void> => {
    next = toast;
    await screen.getByRole("button", { name: "Tell" }).click();
  };
  const shown = (title: string) => screen.getByRole("listitem").filter({ hasText: title });
  const stands = (title: string) => expect.element(shown(title)).toBeInTheDocument();
  const gone = (title: string) => expect.element(shown(title)).not.toBeInTheDocument();

  const announced = announcements();

  const onAct = vi.fn<() => void>();
  await notify({
    key: "selection",
    title: "Selection removed",
    action: { label: "Undo", alternative: "Add it again", onAct },
  });
  await stands("Selection removed");
  expect(shown("Selection removed").element().closest('[data-theme="harbour"][data-mode="dark"]')).not.toBeNull();
  // A screen reader finishes its sentence first; a failure interrupts it.
  await expect.poll(() => announced.polite).toContain("Message Selection removed");
  await notify({ key: "lost", tone: "failure", title: "Not kept" });
  await expect.poll(() => announced.assertive).toContain("Not kept");

  // The third is the last that is seen; the fourth waits for a place.
  await notify({ key: "third", title: "Third" });
  await stands("Third");
  await notify({ key: "fourth", title: "Fourth" });
  await gone("Fourth");
  await vi.advanceTimersByTimeAsync(6_500);
  await gone("Third");
  await stands("Fourth");
  await stands("Selection removed");

  // Held by the focus for as long as it is there.
  await userEvent.keyboard("{F8}");
  await expect
    .poll(() => document.activeElement?.closest('[role="region"]')?.getAttribute("aria-label"))
    .toBe("Messages (F8)");
  await vi.advanceTimersByTimeAsync(60_000);
  await stands("Selection removed");
  await screen.getByRole("button", { name: "Undo" }).click();
  expect(onAct).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(500);
  await gone("Selection removed");

  // One that is told again while it goes is told.
  await shown("Not kept").getByRole("button", { name: "Close" }).click();
  await notify({ key: "lost", tone: "failure", title: "Not kept, again" });
  await vi.advanceTimersByTimeAsync(500);
  await stands("Not kept, again");

  // One of the same key takes the other's place.
  await notify({ key: "lost", tone: "failure", title: "Still not kept" });
  await stands("Still not kept");
  await gone("Not kept, again");
  await screen.getByRole("button", { name: "Beside" }).click();
  expect(pressed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  await stands("Still not kept");
  await shown("Still not kept").getByRole("button", { name: "Close" }).click();
  await vi.advanceTimersByTimeAsync(500);
  await gone("Still not kept");
});
