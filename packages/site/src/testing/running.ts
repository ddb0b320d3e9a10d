/**
 * What an app starts in its document for good: listeners to the document's life, intervals, channels to other tabs. Without an
 * end the app of one test would keep running during all later tests.
 */
const lifeEvents = new Set(["visibilitychange", "online", "offline", "pageshow", "resume", "vite:preloadError"]);

const intervals = new Set<number>();
const channels = new Set<BroadcastChannel>();
/** Null between two tests: what a module starts is not recorded. */
let listening: AbortController | null = null;

for (const target of [window, document] as const) {
  const add = target.addEventListener.bind(target) as typeof window.addEventListener;
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options: boolean | AddEventListenerOptions = {},
  ): void => {
    if (listening === null || !lifeEvents.has(type)) return add(type, listener, options);
    const given = typeof options === "boolean" ? { capture: options } : options;
    add(type, listener, { ...given, signal: AbortSignal.any([listening.signal, given.signal ?? []].flat()) });
  };
}

const start = window.setInterval.bind(window) as (...given: unknown[]) => number;
window.setInterval = ((...given: unknown[]): number => {
  const interval = start(...given);
  if (listening !== null) intervals.add(interval);
  return interval;
}) as typeof window.setInterval;

window.BroadcastChannel = class extends window.BroadcastChannel {
  constructor(name: string) {
    super(name);
    if (listening !== null) channels.add(this);
  }
};

export function recordRunning(): void {
  listening = new AbortController();
}

/** Ends everything that has started since `recordRunning`. */
export function endRunning(): void {
  listening?.abort();
  listening = null;
  for (const interval of intervals) clearInterval(interval);
  intervals.clear();
  for (const channel of channels) channel.close();
  channels.clear();
}
