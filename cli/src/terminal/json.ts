/** Prints a value as indented JSON; whole numbers beyond the range of a double are written as text. */
export function printJson(value: unknown): void {
  const json = JSON.stringify(value, (_name, each: unknown) => (typeof each === "bigint" ? whole(each) : each), 2);
  process.stdout.write(`${json}\n`);
}

function whole(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
