/** A client's message: masked, as it must be, by a mask that changes nothing. */
export function masked(opcode: 1 | 2 | 10, payload: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
