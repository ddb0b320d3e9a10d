import { Button } from "@livery/ui";
import { useEffect, useState, type ComponentType } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, describe, expect, test } from "vitest";
import { createLostCode } from "../app/lost-code.ts";
import { ServicesContext, type Services } from "../app/services.ts";
import { eventually } from "../testing/eventually.ts";
import { soonPart, type SoonPart } from "./soon-part.tsx";

let root: Root | null = null;
let place: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  place?.remove();
  root = null;
  redraw = null;
});

const lostCode = createLostCode(window);
const services = { lostCode } as Services;

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>pressed {count}</Button>;
}

/** What stands around a part: it changes while the part's code is on its way. */
let redraw: ((word: string) => void) | null = null;
function Around({ part }: { readonly part: SoonPart }) {
  const [word, setWord] = useState("first");
  useEffect(() => {
    redraw = setWord;
  }, []);
  return (
    <ServicesContext value={services}>
      <p>{word}</p>
      {part.element}
    </ServicesContext>
  );
}

/** A prerendered document that is taken over before the part's code has come. */
async function open(load: () => Promise<ComponentType>) {
  const prerendered = soonPart(() => Promise.resolve(Counter));
  await prerendered.load(services);
  place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<Around part={prerendered} />);
  const button = place.querySelector("button")!;
  const complaints: unknown[] = [];
  const part = soonPart(load);
  root = hydrateRoot(place, <Around part={part} />, { onRecoverableError: (error) => complaints.push(error) });
  return { button, complaints, part, place };
}

describe("A part that comes after the first view", () => {
  test("stands as it was prerendered while its code is on its way, whatever changes around it, and is then taken over", async () => {
    let bring: (part: ComponentType) => void = () => undefined;
    const { button, complaints, place: shown } = await open(() => new Promise((resolve) => (bring = resolve)));
    await eventually(() => redraw).not.toBeNull();
    redraw?.("second");
    await eventually(() => shown.querySelector("p")?.textContent).toBe("second");
    expect(button.isConnected).toBe(true);
    bring(Counter);
    await eventually(() => {
      button.click();
      return button.textContent;
    }).not.toBe("pressed 0");
    expect(shown.querySelector("button")).toBe(button);
    expect(complaints).toEqual([]);
  });

  test("code that is missed at first is asked for again, and whoever waits for it is let go after the second miss", async () => {
    let asked = 0;
    const { button, complaints, part } = await open(() => {
      asked += 1;
      return asked <= 4 ? Promise.reject(new Error("away")) : Promise.resolve(Counter);
    });
    await expect(part.load(services)).resolves.toBe(false);
    expect(button.isConnected).toBe(true);
    expect(lostCode.some.get()).toBe(true);
    window.dispatchEvent(new Event("online"));
    await eventually(() => {
      window.dispatchEvent(new Event("online"));
      button.click();
      return button.textContent;
    }).not.toBe("pressed 0");
    expect(lostCode.some.get()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
