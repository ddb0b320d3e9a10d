/** A binary WebSocket message as a server sends it (RFC 6455 §5.2: final, not masked), made once for all receivers. */
export function serverFrame(payload: Uint8Array): Buffer {
  const { length } = payload;
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = 0x82;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(payload, header);
  return frame;
}

const shared = new WeakMap<Uint8Array, Buffer>();

/** The same, for a payload that several clients receive one after the other: all share the first one's frame. */
export function sharedFrame(payload: Uint8Array): Buffer {
  const known = shared.get(payload);
  if (known !== undefined) return known;
  const frame = serverFrame(payload);
  shared.set(payload, frame);
  return frame;
}
