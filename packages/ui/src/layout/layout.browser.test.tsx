import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Accordion } from "./accordion.tsx";
import { SplitPane } from "./split-pane.tsx";
import { VirtualList } from "./virtual-list.tsx";

beforeAll(() => page.viewport(1024, 768));

function Folding({ several }: { readonly several: boolean }) {
  const [open, setOpen] = useState<readonly string[]>(["one"]);
  return (
    <Accordion
      several={several}
      open={open}
      onChange={setOpen}
      items={["one", "two", "off", "three"].map((key) => ({
        key,
        label: `Head ${key}`,
        content: <button type="button">{`In ${key}`}</button>,
        disabled: key === "off",
      }))}
    />
  );
}

test("An accordion opens one or several parts; folded content is unreachable; arrow keys move between the heads", async () => {
  const screen = await renderKit(<Folding several={false} />);
  const head = (name: string) => screen.getByRole("button", { name: `Head ${name}` });
  const buttonsIn = (name: string) => screen.getByRole("button", { name: `In ${name}` }).elements().length;
  expect([buttonsIn("one"), buttonsIn("two")]).toEqual([1, 0]);
  await head("two").click();
  await expect.poll(() => [buttonsIn("one"), buttonsIn("two")]).toEqual([0, 1]);
  await expect.element(screen.getByRole("region", { name: "Head two" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(head("three")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(head("one")).toHaveFocus();
  await userEvent.keyboard("{End}{Enter}");
  await expect.poll(() => buttonsIn("three")).toBe(1);
  await screen.redraw(<Folding several />);
  await head("one").click();
  await expect.poll(() => [buttonsIn("one"), buttonsIn("three")]).toEqual([1, 1]);
  await head("one").click();
  await expect.poll(() => [buttonsIn("one"), buttonsIn("three")]).toEqual([0, 1]);
});

function Split({ onSizeChange }: { readonly onSizeChange: (size: number) => void }) {
  const [size, setSize] = useState(40);
  return (
    <SplitPane
      label="Width of the list"
      size={size}
      onSizeChange={(next) => {
        setSize(next);
        onSizeChange(next);
      }}
      start="List"
      end="Match"
    />
  );
}

test.each(["ltr", "rtl"] as const)(
  "A separator moves by keys and by dragging in reading direction (%s)",
  async (dir) => {
    const capture = vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
    const onSizeChange = vi.fn<(size: number) => void>();
    const screen = await renderKit(<Split onSizeChange={onSizeChange} />, { dir });
    const separator = screen.getByRole("separator", { name: "Width of the list" });
    const bar = separator.element() as HTMLElement;
    const at = (size: number) => expect.element(separator).toHaveAttribute("aria-valuenow", String(size));
    const bounds = bar.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const thumb = () => {
      const { left, width } = bar.getBoundingClientRect();
      const along = left + width / 2 - bounds.left;
      return Math.round(((dir === "ltr" ? along : bounds.width - along) / bounds.width) * 100);
    };
    await at(40);
    expect(thumb()).toBe(40);
    bar.focus();
    await userEvent.keyboard(dir === "ltr" ? "{ArrowRight}" : "{ArrowLeft}");
    await at(42);
    await userEvent.keyboard("{Enter}");
    await at(20);
    await userEvent.keyboard("{Enter}");
    await at(42);

    const send = (type: string, part: number): void => {
      const clientX = dir === "ltr" ? bounds.left + bounds.width * part : bounds.right - bounds.width * part;
      bar.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX }));
    };
    onSizeChange.mockClear();
    send("pointerdown", 0.42);
    for (const part of [0.5, 0.6, 0.7]) send("pointermove", part);
    // It follows the hand; who keeps the size is told at the end.
    expect([thumb(), onSizeChange.mock.calls.length]).toEqual([70, 0]);
    send("pointerup", 0.7);
    await at(70);
    expect(onSizeChange).toHaveBeenCalledExactlyOnceWith(70);
    capture.mockRestore();
  },
);

const rows = Array.from({ length: 1_000 }, (_, id) => ({ id }));
const keyOf = ({ id }: { readonly id: number }) => id;
const sizeOf = () => 50;

test("A list of a thousand rows renders the visible ones, announces positions, and keeps the focused row", async () => {
  const screen = await renderKit(
    <div style={{ blockSize: 300, display: "grid" }}>
      <VirtualList label="Matches" items={rows} itemKey={keyOf} itemSize={sizeOf} scroll="self">
        {({ id }) => <button type="button">{`Row ${id + 1}`}</button>}
      </VirtualList>
    </div>,
    { dir: "rtl" },
  );
  const scroller = screen.getByRole("group", { name: "Matches" }).element();
  const drawn = () => screen.getByRole("listitem").elements();
  await expect.poll(() => drawn().length).toBeGreaterThan(5);
  expect(drawn().length).toBeLessThan(40);
  expect(scroller.scrollHeight).toBe(50_000);
  const first = drawn()[0];
  expect([first?.ariaSetSize, first?.ariaPosInSet]).toEqual(["1000", "1"]);
  const button = screen.getByRole("button", { name: "Row 3", exact: true });
  (button.element() as HTMLElement).focus();
  scroller.scrollTop = 30_000;
  await expect.element(screen.getByRole("button", { name: "Row 601", exact: true })).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(drawn().length).toBeLessThan(40);
  scroller.scrollTop = scroller.scrollHeight;
  await expect.element(screen.getByRole("button", { name: "Row 1000", exact: true })).toBeVisible();
});

/** The rows of a page as they come: which of the list each drawing of it adds. */
function watchRows() {
  const renders: number[][] = [];
  const watcher = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLLIElement);
    if (added.length > 0) renders.push(added.map(({ ariaPosInSet }) => Number(ariaPosInSet)));
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return { renders, stop: () => watcher.disconnect() };
}

test("The rows of a first view are added a few per frame, and the list is busy until all are rendered", async () => {
  const { renders, stop } = watchRows();
  const screen = await renderKit(
    <div style={{ blockSize: 300, display: "grid" }}>
      <VirtualList label="Matches" items={rows} itemKey={keyOf} itemSize={sizeOf} scroll="self">
        {({ id }) => <span>{`Row ${id + 1}`}</span>}
      </VirtualList>
    </div>,
  );
  const list = screen.getByRole("list", { name: "Matches" });
  await expect.poll(() => screen.getByRole("listitem").elements().length).toBeGreaterThan(10);
  await expect.element(list).not.toHaveAttribute("aria-busy");
  stop();
  const counts = renders.map(({ length }) => length);
  const made = renders.flat();
  expect(counts[0]).toBe(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  expect(made).toEqual(made.toSorted((one, other) => one - other));
  expect(made).toHaveLength(screen.getByRole("listitem").elements().length);
});

test("In the middle of a list the visible rows of a first view are rendered before the spare rows above and below", async () => {
  const Tall = ({ filled = false }) => (
    <div style={{ blockSize: 50_000 }}>
      {filled && (
        <VirtualList label="Matches" items={rows} itemKey={keyOf} itemSize={sizeOf}>
          {({ id }) => <span>{`Row ${id + 1}`}</span>}
        </VirtualList>
      )}
    </div>
  );
  const screen = await renderKit(<Tall />);
  window.scrollTo(0, 30_000);
  const { renders, stop } = watchRows();
  await screen.redraw(<Tall filled />);
  const list = screen.getByRole("list", { name: "Matches" });
  await expect.poll(() => screen.getByRole("listitem").elements().length).toBeGreaterThan(20);
  await expect.element(list).not.toHaveAttribute("aria-busy");
  stop();
  const top = list.element().getBoundingClientRect().top;
  const isVisible = (row: number) => top + row * 50 > 0 && top + (row - 1) * 50 < window.innerHeight;
  const made = renders.flat();
  const visible = made.filter(isVisible);
  expect(visible.length).toBeGreaterThan(10);
  expect(made.length).toBeGreaterThan(visible.length + 6);
  // One drawing adds its rows in the order of the list: only those of a later one come after.
  const firstUnseen = renders.findIndex((rowsOfIt) => !rowsOfIt.every(isVisible));
  expect(renders.slice(firstUnseen + 1).flatMap((rowsOfIt) => rowsOfIt.filter(isVisible))).toEqual([]);
  window.scrollTo(0, 0);
});

test.each(["down", "up"] as const)(
  "A virtual list scrolled %s reuses the elements of removed rows, and at rest its elements are in order",
  async (direction) => {
    const screen = await renderKit(
      <div style={{ blockSize: 400, display: "grid" }}>
        <VirtualList label="Matches" items={rows} itemKey={keyOf} itemSize={sizeOf} scroll="self">
          {({ id }) => <span>{`Row ${id + 1}`}</span>}
        </VirtualList>
      </div>,
    );
    const scroller = screen.getByRole("group", { name: "Matches" }).element();
    const drawn = () => screen.getByRole("listitem").elements();
    const positions = () => drawn().map(({ ariaPosInSet }) => Number(ariaPosInSet));
    const row = (position: number) => expect.element(screen.getByText(`Row ${position}`, { exact: true }));
    await expect.element(screen.getByRole("list", { name: "Matches" })).not.toHaveAttribute("aria-busy");
    scroller.scrollTop = direction === "down" ? 0 : 30_000;
    await row(direction === "down" ? 1 : 601).toBeInTheDocument();
    // The list is at rest when no scroll has come for a while: here none passes, however long a frame takes.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const own = new Set<Element>();
    const added: Node[] = [];
    const watcher = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...addedNodes);
    });
    for (let step = 1; step <= 60; step += 1) {
      scroller.scrollTop += direction === "down" ? 120 : -120;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const element of drawn()) own.add(element);
      // With rows ready above and below as many are there as ever will be.
      if (step === 5) watcher.observe(scroller.querySelector("ol") as Element, { childList: true });
    }
    watcher.disconnect();
    expect(added).toEqual([]);
    expect(own.size).toBeLessThan(30);
    await row((direction === "down" ? 7_200 : 22_800) / 50 + 1).toBeInTheDocument();
    vi.runAllTimers();
    vi.useRealTimers();
    await expect
      .poll(() => positions().every((position, at, all) => at === 0 || position > (all[at - 1] ?? 0)))
      .toBe(true);
  },
);

test("The keyboard moves through a virtual list in order, and the focus is kept", async () => {
  const screen = await renderKit(
    <div style={{ blockSize: 400, display: "grid" }}>
      <VirtualList label="Matches" items={rows} itemKey={keyOf} itemSize={sizeOf} scroll="self">
        {({ id }) => <button type="button">{`Row ${id + 1}`}</button>}
      </VirtualList>
    </div>,
  );
  await expect.element(screen.getByRole("list", { name: "Matches" })).not.toHaveAttribute("aria-busy");
  (screen.getByRole("button", { name: "Row 1", exact: true }).element() as HTMLElement).focus();
  for (let row = 2; row <= 25; row += 1) {
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: `Row ${row}`, exact: true })).toHaveFocus();
  }
  for (let row = 24; row >= 12; row -= 1) {
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole("button", { name: `Row ${row}`, exact: true })).toHaveFocus();
  }
});
