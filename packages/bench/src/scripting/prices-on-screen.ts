import { LiveFeed, type TopicStore } from "@livery/feed";
import { TopicPublisher } from "@livery/feed/publisher";
import { seeded } from "@livery/feed/testing";
import type { PriceSource } from "@livery/ui";
import { writeTextNodes } from "../floors/text-nodes.ts";
import { PriceWalk } from "../tick/price-walk.ts";
import { scriptingSize } from "./size.ts";

interface Tick {
  readonly frames: readonly Uint8Array[];
  readonly changed: readonly { readonly place: number; readonly odds: number }[];
}

/** The same ticks, taken by the feed and its cells, and by a list of text nodes. */
export class PricesOnScreen {
  readonly cells: readonly { readonly key: number; readonly source: PriceSource }[];
  private nodes: readonly Text[] = [];
  private readonly format: (odds: number) => string;
  private readonly walk = new PriceWalk(scriptingSize, seeded(7));
  private readonly publisher = new TopicPublisher("list", 1);
  private readonly feed = new LiveFeed({ schedule: (run) => void requestAnimationFrame(run) });
  private ticks: readonly Tick[] = [];

  constructor(format: (odds: number) => string) {
    this.format = format;
    this.publisher.change(this.walk.opening(), stamp());
    this.feed.subscribe("list", performance.now());
    this.feed.opened(performance.now());
    this.feed.receive(this.publisher.reset("subscribed", stamp()), performance.now());
    this.feed.snapshot("list", this.publisher.snapshot(stamp()), performance.now());
    const store = this.feed.topic("list") as TopicStore;
    this.cells = this.walk.odds.map((odd, key) => {
      const ref = { ...odd };
      return { key, source: { read: () => store.quote(ref), watch: (changed) => store.watchOutcome(ref, changed) } };
    });
  }

  /** Gives the floor its texts: those of a copy of the cells, without anybody behind it. */
  floor(copy: Element): void {
    this.nodes = Array.from(copy.querySelectorAll("button"), figureOf);
  }

  prepare(): void {
    const places = new Map(this.walk.odds.map((odd, place) => [odd, place]));
    this.ticks = Array.from({ length: scriptingSize.ticks }, () => {
      const changed = this.walk.tick();
      for (const odd of changed) this.publisher.price(odd, odd.odds);
      const frames = this.publisher.flush(stamp()).map((frame) => Uint8Array.from(frame));
      return { frames, changed: changed.map((odd) => ({ place: places.get(odd) ?? -1, odds: odd.odds })) };
    });
  }

  run(side: "subject" | "floor"): Promise<void> {
    const take = side === "subject" ? this.receive : this.write;
    return new Promise((done) => {
      let next = 0;
      const timer = setInterval(() => {
        const tick = this.ticks[next++];
        if (tick) take(tick);
        else {
          clearInterval(timer);
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        }
      }, scriptingSize.tickMs);
    });
  }

  private readonly receive = ({ frames }: Tick): void => {
    for (const frame of frames) this.feed.receive(frame, performance.now());
  };

  private readonly write = ({ changed }: Tick): void => {
    requestAnimationFrame(() => writeTextNodes(this.nodes, changed, this.format));
  };
}

/** The text of a cell that is its odd. */
export function figureOf(cell: Element): Text {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let found: Text | null = null;
  while (texts.nextNode())
    if (/^\d+(?:\.\d+)?$/u.test((texts.currentNode as Text).data)) found = texts.currentNode as Text;
  if (found === null) throw new Error("a cell shows no odd");
  return found;
}

function stamp() {
  return { serverMs: Math.round(performance.timeOrigin + performance.now()), sourceAgeMs: 40 };
}
