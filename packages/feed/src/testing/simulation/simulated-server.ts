import type { Stamp } from "../../publisher/input.ts";
import type { FaultInjector } from "./fault-injector.ts";
import type { ServedTopic } from "./served-topic.ts";
import type { Timeline } from "./timeline.ts";

/** The part of a simulation that a client meets. */
export interface SimulatedServer {
  readonly timeline: Timeline;
  readonly faultInjector: FaultInjector;
  readonly topics: ReadonlyMap<string, ServedTopic>;
  /** Positions at which a client held a state that the server never had there, or showed an outdated one as live. */
  readonly wrong: string[];
  /** How often a client closed a silent link. */
  silences: number;
  readonly stamp: Stamp;
  /** The server is stopped and has not restarted yet. */
  readonly isDown: boolean;
  served(topic: string): ServedTopic;
}
