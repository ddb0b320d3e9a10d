import { emptyHeader, type FrameKind, kinds, readHeader } from "../wire/header.ts";

/** The kind of a frame: a tick, a heartbeat … */
export function frameKind(frame: Uint8Array): FrameKind | undefined {
  const header = emptyHeader();
  readHeader(frame, header);
  return (Object.keys(kinds) as FrameKind[]).find((kind) => kinds[kind] === header.kind);
}
