import { Skeleton } from "@livery/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { createQueue } from "./frame-queue.ts";
import * as css from "./variant-frame.css.ts";

/** A window in which a variant is looked at, in CSS pixels. */
export interface FrameWindow {
  readonly width: number;
  readonly height: number;
}

/** Arguments of a story that differ from its own, by name. */
export type ChangedArgs = Readonly<Record<string, unknown>>;

const noArgs: ChangedArgs = {};

interface VariantFrameProps {
  readonly title: string;
  /** The story's id. */
  readonly story: string;
  /** The toolbar's choices (`skin:arcade;mode:dark`). */
  readonly globals: string;
  /** Set in the story of the frame once it stands; everything else in it stays. */
  readonly changedArgs?: ChangedArgs;
  readonly window: FrameWindow;
  /** As tall as what is drawn, and no taller than the window: a block is not all of a page. */
  readonly fits: boolean;
}

/** The address of a story's document. */
function storyAddress(story: string, globals: string): string {
  // Nobody reads what axe would say of a picture.
  return `./iframe.html?id=${story}&viewMode=story&globals=${globals};a11y.manual:!true`;
}

const enqueue = createQueue();
/** A story that has not ended by then is left to itself, and the next one begins. */
const longestMs = 20_000;

/**
 * A variant as its story draws it, in a window of its own, made as small as there is room. It is loaded when it comes near the
 * screen and when those before it stand. It is a picture: who wants to use it opens the story.
 */
export function VariantFrame(props: VariantFrameProps) {
  const { changedArgs = noArgs, fits, globals, story, title } = props;
  const { height, width } = props.window;
  const address = storyAddress(story, globals);
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useShare(container, width);
  const [shown, setShown] = useState<string | null>(null);
  const [drawn, setDrawn] = useState(height);
  const [isReady, setReady] = useState(false);
  const done = useRef<() => void>(() => undefined);
  useEffect(() => {
    const { current } = container;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        done.current = enqueue(() => setShown(address));
      },
      { rootMargin: "25%" },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      done.current();
    };
  }, [address]);
  useEffect(() => {
    if (shown === null) return undefined;
    const began = performance.now();
    const poll = setInterval(() => {
      if (!hasEnded(frame.current) && performance.now() - began < longestMs) return;
      clearInterval(poll);
      done.current();
      setReady(true);
      if (fits) setDrawn(Math.min(height, drawnHeight(frame.current) ?? height));
    }, 100);
    return () => clearInterval(poll);
  }, [fits, height, shown]);
  const sentRef = useRef(noArgs);
  useEffect(() => {
    if (!isReady || JSON.stringify(changedArgs) === JSON.stringify(sentRef.current)) return;
    previewIn(frame.current)?.onUpdateArgs?.({ storyId: story, updatedArgs: updateFrom(sentRef.current, changedArgs) });
    sentRef.current = changedArgs;
  }, [changedArgs, isReady, story]);
  return (
    <div ref={container} dir="ltr" inert className={css.picture} style={{ aspectRatio: `${width} / ${drawn}` }}>
      {shown === null ? (
        <Skeleton shape="tile" count={3} />
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- A story of this very Storybook, looked into to see whether it stands.
        <iframe
          ref={frame}
          key={shown}
          title={title}
          src={shown}
          className={css.frame}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

/** How much smaller than itself something of that width is, as wide as its place. */
function useShare(container: RefObject<HTMLElement | null>, width: number): number {
  const [share, setShare] = useState(0.3);
  useEffect(() => {
    const { current } = container;
    if (current === null) return undefined;
    const sized = new ResizeObserver(() => setShare(current.clientWidth / width));
    sized.observe(current);
    return () => sized.disconnect();
  }, [container, width]);
  return share;
}

interface Preview {
  readonly currentRender?: { readonly phase?: string };
  readonly onUpdateArgs?: (change: { readonly storyId: string; readonly updatedArgs: ChangedArgs }) => unknown;
}

function previewIn(frame: HTMLIFrameElement | null): Preview | undefined {
  const inside = frame?.contentWindow as (Window & { readonly __STORYBOOK_PREVIEW__?: Preview }) | null;
  return inside?.__STORYBOOK_PREVIEW__;
}

/** What makes one set of arguments another: those that are gone are undefined, which Storybook resets. */
function updateFrom(sent: ChangedArgs, changed: ChangedArgs): ChangedArgs {
  return { ...Object.fromEntries(Object.keys(sent).map((name) => [name, undefined])), ...changed };
}

/** CSS pixels of a frame: what the least of blocks stands in, and what is left below it. */
const [least, margin] = [96, 16];

/** What is seen of a page, of its elements that hold no other. */
const visibleParts = "svg *, img, input, select";

/** How far down something is seen in a frame; what holds it, and what waits to hold messages, may be as tall as the window. */
function drawnHeight(frame: HTMLIFrameElement | null): number | null {
  const parts = [...(frame?.contentDocument?.querySelectorAll("#storybook-root :not(:has(*))") ?? [])];
  const ends = parts
    .filter((part) => part.matches(visibleParts) || part.textContent.trim() !== "")
    .map((part) => part.getBoundingClientRect().bottom);
  return ends.length === 0 ? null : Math.max(least, Math.ceil(Math.max(...ends)) + margin);
}

/** Whether the story in a frame has taken its steps. */
function hasEnded(frame: HTMLIFrameElement | null): boolean {
  const phase = previewIn(frame)?.currentRender?.phase;
  return phase === "finished" || phase === "errored";
}
