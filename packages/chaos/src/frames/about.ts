import type { Message } from "./messages.ts";
import { fieldsOf, partsOf } from "./fields.ts";
import { opcodes } from "./websocket.ts";

/** "down": from the house to the browser. */
export type Direction = "down" | "up";

/** The kinds of frame.proto by their field numbers. */
const frameKinds = {
  8: "tick",
  9: "change",
  10: "lock",
  11: "settle",
  12: "rollback",
  13: "heartbeat",
  14: "reset",
} as const;
/** The kinds of client.proto. */
const requestKinds = { 1: "hello", 2: "subscribe", 3: "unsubscribe" } as const;
const controlKinds = { [opcodes.close]: "close", [opcodes.ping]: "ping", [opcodes.pong]: "pong" } as const;

/** What a message can be: a frame's kind, a client's request, a snapshot (HTTP), a control frame, or none of them. */
export const kinds = [
  ...Object.values(frameKinds),
  ...Object.values(requestKinds),
  "snapshot",
  "close",
  "ping",
  "pong",
  "other",
] as const;

export type Kind = (typeof kinds)[number];

export interface About {
  readonly kind: Kind;
  readonly topics: readonly string[];
}

const other: About = { kind: "other", topics: [] };

function named(names: Readonly<Record<number, Kind>>, number: number): Kind | undefined {
  return Object.hasOwn(names, number) ? names[number] : undefined;
}

const texts = (parts: readonly Buffer[]): readonly string[] => parts.map((part) => part.toString("latin1"));

function aboutFrame(payload: Buffer): About {
  const fields = fieldsOf(payload) ?? [];
  const kind = fields.map(({ number }) => named(frameKinds, number)).find((kind) => kind !== undefined);
  return kind === undefined ? other : { kind, topics: texts(partsOf(payload, 1)) };
}

function aboutRequest(payload: Buffer): About {
  const field = (fieldsOf(payload) ?? []).find(({ number }) => named(requestKinds, number) !== undefined);
  if (field === undefined) return other;
  const kind = named(requestKinds, field.number) ?? "other";
  const [request = payload] = partsOf(payload, field.number);
  const topics = partsOf(request, 1);
  return { kind, topics: texts(kind === "hello" ? topics.flatMap((resume) => partsOf(resume, 1)) : topics) };
}

/** What a message is and which topics it names, as far as `proto/livery/live/v1` tells. */
export function aboutMessage({ opcode, reserved, payload }: Message, direction: Direction): About {
  const control = named(controlKinds, opcode);
  if (control !== undefined) return { kind: control, topics: [] };
  // A reserved bit says that the payload is packed (RFC 7692).
  if (opcode !== opcodes.binary || reserved !== 0) return other;
  return direction === "down" ? aboutFrame(payload) : aboutRequest(payload);
}
