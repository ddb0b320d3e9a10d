import { Button } from "@livery/ui";
import { useEffect, useState, type ComponentType } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, describe, expect, test } from "vitest";
import { createChunkRecovery } from "../core/chunk-recovery.ts";
import { ServicesContext, type Services } from "../core/services.ts";
import { eventually } from "../testing/eventually.ts";
import { deferredPart, type DeferredPart } from "./deferred-part.tsx";

let root: Root | null = null;
let container: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  container?.remove();
  root = null;
  redraw = null;
});

const chunkRecovery = createChunkRecovery(window);
const services = { chunkRecovery } as Services;

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>pressed {count}</Button>;
}

/** Draws the content around a part again while the part's code is loaded. */
let redraw: ((label: string) => void) | null = null;
function Around({ part }: { readonly part: DeferredPart }) {
  const [label, setLabel] = useState("first");
  useEffect(() => {
    redraw = setLabel;
  }, []);
  return (
    <ServicesContext value={services}>
      <p>{label}</p>
      {part.element}
    </ServicesContext>
  );
}

/** Opens a prerendered document that is hydrated before the part's code is loaded. */
async function open(load: () => Promise<ComponentType>) {
  const prerendered = deferredPart(() => Promise.resolve(Counter));
  await prerendered.load(services);
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Around part={prerendered} />);
  const button = container.querySelector("button")!;
  const complaints: unknown[] = [];
  const part = deferredPart(load);
  root = hydrateRoot(container, <Around part={part} />, { onRecoverableError: (error) => complaints.push(error) });
  return { button, complaints, part, container };
}

describe("A deferred part", () => {
  test("stays as it was prerendered while its code loads, whatever changes around it, and is then hydrated", async () => {
    let bring: ((part: ComponentType) => void) | null = null;
    const { button, complaints, container: shown } = await open(() => new Promise((resolve) => (bring = resolve)));
    await eventually(() => redraw).not.toBeNull();
    redraw?.("second");
    await eventually(() => shown.querySelector("p")?.textContent).toBe("second");
    expect(button.isConnected).toBe(true);
    // React hydrates the part, and requests its code, when it has time.
    await eventually(() => bring).not.toBeNull();
    bring!(Counter);
    await eventually(() => {
      button.click();
      return button.textContent;
    }).not.toBe("pressed 0");
    expect(shown.querySelector("button")).toBe(button);
    expect(complaints).toEqual([]);
  });

  test("whose code is missed at first is requested again, and its waiters are released after the second miss", async () => {
    let attempts = 0;
    const { button, complaints, part } = await open(() => {
      attempts += 1;
      return attempts <= 4 ? Promise.reject(new Error("away")) : Promise.resolve(Counter);
    });
    await expect(part.load(services)).resolves.toBe(false);
    expect(button.isConnected).toBe(true);
    expect(chunkRecovery.some.get()).toBe(true);
    window.dispatchEvent(new Event("online"));
    await eventually(() => {
      window.dispatchEvent(new Event("online"));
      button.click();
      return button.textContent;
    }).not.toBe("pressed 0");
    expect(chunkRecovery.some.get()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
