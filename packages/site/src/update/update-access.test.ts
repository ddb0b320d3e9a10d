import { expect, test, vi } from "vitest";
import type { UpdateState } from "../core/features.ts";
import { createUpdateAccess, type RunningUpdate } from "./update-access.ts";

function machine() {
  let state: UpdateState = { offered: false, maintenance: false };
  const listeners: (() => void)[] = [];
  const sent: string[] = [];
  const running: RunningUpdate = {
    send: ({ type }) => void sent.push(type),
    read: () => state,
    subscribe: (listener) => void listeners.push(listener),
  };
  const become = (next: UpdateState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { running, sent, become };
}

test("nothing is loaded before it is needed; events that were sent before arrive in order", async () => {
  const { become, running, sent } = machine();
  const load = vi.fn<() => Promise<RunningUpdate>>(() => Promise.resolve(running));
  const update = createUpdateAccess(load);
  expect(load).not.toHaveBeenCalled();
  update.send({ type: "CHECK" });
  update.send({ type: "LATER" });
  await expect.poll(() => sent).toEqual(["CHECK", "LATER"]);
  update.begin();
  expect(load).toHaveBeenCalledOnce();
  become({ offered: true, maintenance: false });
  expect(update.state.get()).toEqual({ offered: true, maintenance: false });
});

test("a maintenance is known at once, before any code has loaded", () => {
  const update = createUpdateAccess(() => new Promise(() => undefined));
  update.send({ type: "MAINTENANCE" });
  expect(update.state.get().maintenance).toBe(true);
});

test("code that could not be loaded is requested again by the next event", async () => {
  const { running, sent } = machine();
  const load = vi
    .fn<() => Promise<RunningUpdate>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(running);
  const update = createUpdateAccess(load);
  update.begin();
  const checked = async () => {
    update.send({ type: "CHECK" });
    await Promise.resolve();
    return sent;
  };
  await expect.poll(checked).toContain("CHECK");
  expect(load).toHaveBeenCalledTimes(2);
});
