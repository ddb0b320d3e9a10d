import type { Movement } from "../model/match.ts";

/** Bits of a handle's flags. */
export const alive = 1;
export const active = 2;
export const open = 4;
const resultShift = 3;

/** A cell's low bits: the movement plus 1, whether it is watched, whether it is in `dirty`. The rest is the price. */
export const movementBits = 3;
export const watchedBit = 4;
export const waitingBit = 8;
export const priceShift = 4;

/** A cell without price and movement. */
const emptyCell = 1;

/**
 * The moving fields of a topic's outcomes, by handle: dense within an epoch (D57), never leaving this package. Price, movement
 * and watched bit share one cell because a tick touches all of them: three arrays would cost a third more time.
 */
export class Columns {
  /** Handles given in this epoch, including dead ones. */
  count = 0;
  dead = 0;
  cells: Int32Array<ArrayBuffer>;
  flags: Uint8Array<ArrayBuffer>;
  /** Hashes of the fields that do not move; the state's hash continues from them. */
  fixedHash: Int32Array<ArrayBuffer>;
  /** Watched handles that changed since `drainDirty`, each once. */
  dirty: Int32Array<ArrayBuffer>;
  dirtyCount = 0;

  constructor(capacity = 64) {
    this.cells = new Int32Array(capacity).fill(emptyCell);
    this.flags = new Uint8Array(capacity);
    this.fixedHash = new Int32Array(capacity);
    this.dirty = new Int32Array(capacity);
  }

  /** Grows the columns to hold `count` handles; the capacity doubles, so that n additions cost O(n). */
  reserve(count: number): void {
    if (count <= this.cells.length) return;
    const capacity = Math.max(count, this.cells.length * 2);
    this.cells = grown(this.cells, new Int32Array(capacity).fill(emptyCell));
    this.flags = grown(this.flags, new Uint8Array(capacity));
    this.fixedHash = grown(this.fixedHash, new Int32Array(capacity));
    this.dirty = grown(this.dirty, new Int32Array(capacity));
  }

  has(handle: number, flag: number): boolean {
    return ((this.flags[handle] ?? 0) & flag) !== 0;
  }

  set(handle: number, flag: number, on: boolean): void {
    const flags = this.flags[handle] ?? 0;
    this.flags[handle] = on ? flags | flag : flags & ~flag;
  }

  result(handle: number): number {
    return (this.flags[handle] ?? 0) >> resultShift;
  }

  setResult(handle: number, result: number): void {
    this.flags[handle] = ((this.flags[handle] ?? 0) & (alive | active | open)) | (result << resultShift);
  }

  /** In thousandths; 0 is no price. */
  odds(handle: number): number {
    return (this.cells[handle] ?? emptyCell) >> priceShift;
  }

  movement(handle: number): Movement {
    return (((this.cells[handle] ?? emptyCell) & movementBits) - 1) as Movement;
  }

  /** Sets a price in thousandths; the movement follows from it (§4) unless it is given. */
  price(handle: number, odds: number, movement = Math.sign(odds - this.odds(handle))): void {
    const who = (this.cells[handle] ?? emptyCell) & (watchedBit | waitingBit);
    this.cells[handle] = (odds << priceShift) | who | (movement + 1);
  }

  watch(handle: number, on: boolean): void {
    const cell = this.cells[handle] ?? emptyCell;
    this.cells[handle] = on ? cell | watchedBit : cell & ~watchedBit;
  }

  /** Marks a watched handle as changed. */
  touch(handle: number): void {
    const cell = this.cells[handle] ?? emptyCell;
    if ((cell & (watchedBit | waitingBit)) !== watchedBit) return;
    this.cells[handle] = cell | waitingBit;
    this.dirty[this.dirtyCount++] = handle;
  }

  /** Returns the watched handles that changed since the last call, and clears them. */
  drainDirty(): Int32Array {
    const handles = this.dirty.slice(0, this.dirtyCount);
    this.dirtyCount = 0;
    for (const handle of handles) this.cells[handle] = (this.cells[handle] ?? emptyCell) & ~waitingBit;
    return handles;
  }
}

function grown<Column extends { set(from: ArrayLike<number>): void }>(from: ArrayLike<number>, to: Column): Column {
  to.set(from);
  return to;
}
