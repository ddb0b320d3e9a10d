/**
 * Checks an export of a server's ledger independently: it imports nothing of Livery and recalculates everything, in its own exact
 * arithmetic. `node verify-export.ts EXPORT [SEAL]` prints its findings and exits with 1 if something does not hold.
 *
 * A row is a line: its number, a tab, a JSON array, a tab, the first 16 hexadecimal digits of the SHA-256 of what stands before
 * that tab. Whole numbers that can be large are texts, amounts minor units. By their first element rows are:
 *   livery export: format, tenant, its id, when
 *   C coupon: id, player, currency, status, sizes, capped, bonus rule, max pay, stake, sold stake, sold price, payout, bonus
 *   L a leg of it: coupon, position, match, odds (thousandths), banker, result; for a dead heat with its share: "dead_heat 1/2"
 *   P a sale of a part of it, or of the rest: coupon, number, stake, price
 *   S an entry of its settlement: coupon, version, status, payout, bonus
 *   T transaction: id, kind, currency, microseconds, coupon, actor, note
 *   E an entry of it: transaction, position, account, currency, amount, sequence, balance after
 *   H its seal: position, transaction, SHA-256 of the seal before (32 zero bytes at first) and the JSON of T and E, a line each
 *   A account: name, currency, balance, last sequence, credit line
 *   Z the end: how many rows of C, T, E, H and A there are
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

export interface Verdict {
  /** Problems with their rows, in the order of detection; the first thousand. */
  readonly problems: readonly { readonly row: number; readonly what: string }[];
  readonly coupons: number;
  /** Coupons whose payout was recalculated. */
  readonly settled: number;
  readonly transactions: number;
  readonly entries: number;
  /** Transactions and entries that no seal covers yet. */
  readonly unsealed: { readonly transactions: number; readonly entries: number };
  /** The last seal. A stored copy shows later whether the chain still contains it. */
  readonly seal: { readonly position: bigint; readonly hash: string } | null;
}

interface Leg {
  readonly match: unknown;
  readonly odds: bigint;
  readonly banker: boolean;
  readonly result: string;
}
interface Coupon {
  readonly row: number;
  readonly status: string;
  readonly totalStake: bigint;
  readonly soldStake: bigint;
  readonly soldPrice: bigint;
  readonly sizes: readonly number[];
  readonly maxPay: bigint | null;
  readonly rule: { readonly percent: number; readonly tipCount: number; readonly odds: number } | null;
  readonly payout: bigint;
  readonly bonus: bigint;
  readonly capped: boolean;
  readonly legs: Leg[];
  readonly sales: { readonly stake: bigint; readonly price: bigint }[];
  readonly facts: { readonly status: string; readonly payout: bigint; readonly bonus: bigint }[];
  /** The ledger's movements: into the coupon's open account, to its player, and of that as bonus. */
  open: bigint;
  player: bigint;
  paidBonus: bigint;
}
interface Transaction {
  readonly row: number;
  readonly id: string;
  readonly kind: string;
  readonly currency: string;
  readonly coupon: string | null;
  readonly lines: Buffer[];
  sum: bigint;
}
interface Account {
  balance: bigint;
  seq: bigint;
  /** Entries ahead of their sequence: transactions are sealed in the order of their ids. */
  readonly early: Map<bigint, Step>;
}
interface Step {
  readonly amount: bigint;
  readonly after: bigint;
  readonly row: number;
}

function text(value: unknown): string {
  if (typeof value !== "string") throw new TypeError(`${JSON.stringify(value)} is no text`);
  return value;
}
function whole(value: unknown): bigint {
  if (typeof value !== "string" || !/^-?\d{1,19}$/.test(value))
    throw new TypeError(`${JSON.stringify(value)} is no whole number`);
  return BigInt(value);
}

/** Checks sums, chain and settlement of an export. `seal`: a hash that its chain must hold. */
export async function verifyExport(file: string, seal?: string): Promise<Verdict> {
  const ledger = new Ledger();
  for await (const line of linesOf(file)) ledger.read(line);
  return ledger.verdict(seal);
}

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10, from)) {
      yield rest.subarray(from, end);
      from = end + 1;
    }
    rest = rest.subarray(from);
  }
  // The last line has no line end: it was cut off.
  if (rest.length > 0) yield Buffer.from("");
}

class Ledger {
  readonly #problems: { row: number; what: string }[] = [];
  readonly #coupons = new Map<string, Coupon>();
  readonly #accounts = new Map<string, Account>();
  readonly #counts: Record<string, number> = { C: 0, T: 0, E: 0, H: 0, A: 0 };
  readonly #unsealed = { transactions: 0, entries: 0 };
  readonly #seals = new Set<string>();
  #row = 0;
  #isOver = false;
  #settled = 0;
  #transaction: Transaction | null = null;
  #seal: { position: bigint; hash: string } | null = null;

  read(line: Buffer): void {
    const [start, end] = [line.indexOf(9), line.lastIndexOf(9)];
    const hash = createHash("sha256").update(line.subarray(0, Math.max(end, 0)));
    const check = hash.digest("hex").slice(0, 16);
    const number = Number(line.subarray(0, Math.max(start, 0)).toString("latin1"));
    if (start === end || check !== line.subarray(end + 1).toString("latin1")) {
      this.#row += 1;
      this.#fault(this.#row, "it is not as it was written, or its line is broken");
    } else if (number <= this.#row) {
      this.#fault(number, "it is there twice, or not in its order");
    } else {
      if (number > this.#row + 1)
        this.#fault(this.#row + 1, `it is missing: row ${number} follows on row ${this.#row}`);
      this.#row = number;
    }
    this.#try(this.#row, () => {
      const body = line.subarray(start + 1, Math.max(end, start + 1));
      const [letter, ...fields] = JSON.parse(body.toString("utf8")) as unknown[];
      if (this.#isOver) throw new RangeError("it comes after the end");
      this.#readRow(text(letter), fields, body);
    });
  }

  #try(row: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fault(row, error instanceof Error ? error.message : String(error));
    }
  }

  /** To be called once, after the last line. */
  verdict(seal: string | undefined): Verdict {
    if (!this.#isOver) this.#fault(this.#row + 1, "it is missing: the export has no end");
    for (const coupon of this.#coupons.values()) this.#try(coupon.row, () => this.#checkCoupon(coupon));
    if (seal !== undefined && !this.#seals.has(seal))
      this.#fault(this.#row, `the chain does not hold the seal ${seal}`);
    const { C = 0, T = 0, E = 0 } = this.#counts;
    const counts = { coupons: C, settled: this.#settled, transactions: T, entries: E };
    return { problems: this.#problems, ...counts, unsealed: this.#unsealed, seal: this.#seal };
  }

  #fault(row: number, what: string): void {
    if (this.#problems.length < 1000) this.#problems.push({ row, what });
  }

  #readRow(letter: string, fields: readonly unknown[], body: Buffer): void {
    if (letter in this.#counts) this.#counts[letter] = (this.#counts[letter] ?? 0) + 1;
    if (letter === "E") return this.#entry(fields, body);
    if (letter === "H") return this.#sealed(fields);
    this.#close(false);
    if (letter === "T") return this.#begin(fields, body);
    if (letter === "C") return this.#newCoupon(fields);
    if (letter === "A") return this.#account(fields);
    if (letter === "Z") return this.#foot(fields);
    if (letter === "livery export" && fields[0] === 1 && this.#row === 1) return undefined;
    const coupon = this.#coupons.get(text(fields[0]));
    if (coupon === undefined) throw new RangeError(`it is of coupon ${text(fields[0])}, of which there is none`);
    const [, , third, fourth, fifth, sixth] = fields;
    if (letter === "L") {
      const odds = BigInt(Number(fourth));
      coupon.legs.push({ match: third, odds, banker: fifth === true, result: text(sixth) });
    } else if (letter === "P") coupon.sales.push({ stake: whole(third), price: whole(fourth) });
    else if (letter === "S") coupon.facts.push({ status: text(third), payout: whole(fourth), bonus: whole(fifth) });
    else throw new RangeError("there is no such row");
    const expectedIndex = { L: coupon.legs.length - 1, P: coupon.sales.length, S: coupon.facts.length }[letter];
    if (expectedIndex !== fields[1]) throw new RangeError(`a row of its coupon is missing before it`);
  }

  #newCoupon([id, , , status, sizes, capped, rule, maxPay, ...amounts]: readonly unknown[]): void {
    const [totalStake = 0n, soldStake = 0n, soldPrice = 0n, payout = 0n, bonus = 0n] = amounts.map(whole);
    const sums = { totalStake, soldStake, soldPrice, payout, bonus };
    const settlement = { status: text(status), capped: capped === true, rule: rule as Coupon["rule"] };
    const limits = { sizes: (sizes as unknown[]).map(Number), maxPay: maxPay === null ? null : whole(maxPay) };
    const moved = { legs: [], sales: [], facts: [], open: 0n, player: 0n, paidBonus: 0n };
    this.#coupons.set(text(id), { row: this.#row, ...settlement, ...limits, ...sums, ...moved });
  }

  #begin([id, kind, currency, , coupon]: readonly unknown[], body: Buffer): void {
    const name = coupon === null ? null : text(coupon);
    if (name !== null && !this.#coupons.has(name)) this.#fault(this.#row, `there is no coupon ${name}`);
    const header = { id: text(id), kind: text(kind), currency: text(currency), coupon: name };
    this.#transaction = { row: this.#row, ...header, lines: [body], sum: 0n };
  }

  #entry([id, position, name, currency, given, seq, after]: readonly unknown[], body: Buffer): void {
    const transaction = this.#transaction;
    const amount = whole(given);
    if (transaction === null || transaction.id !== id || transaction.lines.length !== position)
      throw new RangeError("it does not follow on its transaction");
    if (transaction.currency !== currency) throw new RangeError("it is of another currency than its transaction");
    transaction.lines.push(body);
    transaction.sum += amount;
    if (amount === 0n) this.#fault(this.#row, "it moves nothing");
    if (seq !== null)
      this.#step(`${text(name)} ${text(currency)}`, whole(seq), { amount, after: whole(after), row: this.#row });
    const [kind = "", owner] = text(name).split(":");
    const coupon = this.#coupons.get(transaction.coupon ?? "");
    if (kind === "open" && owner !== transaction.coupon)
      throw new RangeError(`it moves ${text(name)}, of another coupon`);
    if (coupon === undefined) return;
    if (kind === "open") coupon.open += amount;
    if (kind === "cash" || kind === "receivable") coupon.player += amount;
    if (kind === "cash" && transaction.kind === "bonus") coupon.paidBonus += amount;
  }

  /** An account's entries follow each other without a gap, and each balance on the one before (I3). */
  #step(name: string, seq: bigint, entry: Step): void {
    const account = this.#accounts.get(name) ?? { balance: 0n, seq: 0n, early: new Map() };
    this.#accounts.set(name, account);
    if (seq <= account.seq || account.early.has(seq)) this.#fault(entry.row, `${name} has its entry ${seq} twice`);
    account.early.set(seq, entry);
    for (let next = account.early.get(account.seq + 1n); next; next = account.early.get(account.seq + 1n)) {
      account.seq += 1n;
      account.early.delete(account.seq);
      account.balance += next.amount;
      if (account.balance !== next.after)
        this.#fault(next.row, `${name} has ${account.balance} after it, not ${next.after}`);
      account.balance = next.after;
    }
  }

  #sealed([position, id, hash]: readonly unknown[]): void {
    const transaction = this.#transaction;
    const before = this.#seal ?? { position: 0n, hash: "00".repeat(32) };
    this.#close(true);
    this.#seal = { position: whole(position), hash: text(hash) };
    this.#seals.add(this.#seal.hash);
    if (transaction?.id !== id || this.#seal.position !== before.position + 1n)
      throw new RangeError("it does not follow on its transaction and the seal before");
    const sum = createHash("sha256").update(Buffer.from(before.hash, "hex"));
    for (const [at, line] of (transaction?.lines ?? []).entries()) sum.update(at > 0 ? "\n" : "").update(line);
    if (sum.digest("hex") !== hash)
      this.#fault(transaction?.row ?? this.#row, `transaction ${text(id)} is not the one that was sealed`);
  }

  #close(isSealed: boolean): void {
    const transaction = this.#transaction;
    this.#transaction = null;
    if (transaction === null) return;
    const entries = transaction.lines.length - 1;
    if (entries < 2 || transaction.sum !== 0n)
      this.#fault(transaction.row, `the ${entries} entries of transaction ${transaction.id} sum to ${transaction.sum}`);
    if (isSealed) return;
    this.#unsealed.transactions += 1;
    this.#unsealed.entries += entries;
  }

  #account([given, currency, balance, seq, line]: readonly unknown[]): void {
    const name = `${text(given)} ${text(currency)}`;
    const summed = this.#accounts.get(name) ?? { balance: 0n, seq: 0n, early: new Map() };
    this.#accounts.delete(name);
    if (summed.balance !== whole(balance) || summed.seq !== whole(seq) || summed.early.size > 0)
      this.#fault(this.#row, `${name} has another balance than its ${summed.seq} entries, ${summed.balance}`);
    if (!name.includes("receivable:") && whole(balance) < -whole(line))
      this.#fault(this.#row, `${name} is below its floor`);
  }

  #foot(counts: readonly unknown[]): void {
    this.#isOver = true;
    for (const name of this.#accounts.keys()) this.#fault(this.#row, `the account ${name} has entries and is missing`);
    const { C, T, E, H, A } = this.#counts;
    const there = JSON.stringify([C, T, E, H, A]);
    if (JSON.stringify(counts) !== there)
      throw new RangeError(`there are other rows of C, T, E, H, A than it says: ${there}`);
  }

  /** Checks a coupon's recorded payout, and the ledger's movements. */
  #checkCoupon(coupon: Coupon): void {
    const fault = (what: string): void => this.#fault(coupon.row, what);
    const { status, totalStake, soldStake, soldPrice, payout, bonus, facts, sales } = coupon;
    const isOpen = status === "open" || status === "pending";
    const rest = totalStake - soldStake;
    const soldOf = sales.reduce((sum, sale) => sum + sale.stake, 0n);
    const soldFor = sales.reduce((sum, sale) => sum + sale.price, 0n);
    const isSold = status === "cashed_out";
    if (soldOf !== (isSold ? totalStake : soldStake) || soldFor !== (isSold ? soldPrice + payout : soldPrice))
      fault(`its sales are of ${soldOf} for ${soldFor}`);
    const last = facts.at(-1);
    const isNew = last === undefined && (isOpen || status === "rejected");
    if (!isNew && (last?.status !== status || (!isOpen && (last.payout !== payout || last.bonus !== bonus))))
      fault(`the last record of its settlement is another`);
    if (status === "cancelled" && payout !== rest) fault(`${payout} was given back of ${rest}`);
    if (status === "won" || status === "lost" || status === "void") {
      this.#settled += 1;
      const due = settlementOf(coupon);
      if (due.status !== status || due.payout !== payout || due.bonus !== bonus || due.capped !== coupon.capped)
        fault(
          `it says ${status}, ${payout} (bonus ${bonus}); its legs say ${due.status}, ${due.payout} (${due.bonus})`,
        );
      if (facts.length === 1 && coupon.paidBonus !== bonus)
        fault(`${coupon.paidBonus} was posted as its bonus, not ${bonus}`);
    }
    if (coupon.open !== (isOpen ? rest : 0n)) fault(`its open account holds ${coupon.open}`);
    const moved = soldPrice - totalStake + (isOpen ? 0n : status === "rejected" ? totalStake : payout);
    if (coupon.player !== moved) fault(`the ledger moved ${coupon.player} of its player, not ${moved}`);
  }
}

type Value = (leg: Leg) => bigint;

const deadHeat = /^dead_heat ([1-9]\d?)\/([1-9]\d?)$/;

/** The factor of a leg (D5), where `one` represents 1: a multiple of 2000 and of the competitors in a dead heat. */
function factorOf({ odds, result }: Leg, one: bigint): bigint {
  const won = (odds * one) / 1000n;
  if (result === "won") return won;
  if (result === "half_won") return (won + one) / 2n;
  if (result === "void") return one;
  if (result === "half_lost") return one / 2n;
  if (result === "lost" || result === "open") return 0n;
  const [places, sharers] = (deadHeat.exec(result) ?? []).slice(1).map(BigInt);
  if (places === undefined || sharers === undefined || places > sharers)
    throw new RangeError(`a leg of it is ${result}`);
  return (won * places) / sharers;
}

/** The sum over all lines of the product of their legs (D3), numerator and denominator; `one` represents the value 1. */
function overLines({ legs, sizes }: Coupon, value: Value, one: bigint): readonly [bigint, bigint] {
  const matches = [...new Set(legs.map((leg) => leg.match))].map((match) => legs.filter((leg) => leg.match === match));
  const isSystem = legs.length > 1 && sizes.length > 0;
  const values = matches.map((selections) => ({
    sum: selections.map(value).reduce((a, b) => a + b),
    banker: selections.some((leg) => leg.banker),
  }));
  const fixed = values.filter(({ banker }) => !isSystem || banker).map(({ sum }) => sum);
  const free = isSystem ? values.filter(({ banker }) => !banker).map(({ sum }) => sum) : [];
  let symmetric = [1n];
  for (const each of free) symmetric = [...symmetric, 0n].map((own, k) => own + each * (symmetric[k - 1] ?? 0n));
  let sum = isSystem ? 0n : 1n;
  if (isSystem)
    for (const k of new Set(sizes)) sum += (symmetric[k] ?? 0n) * one ** BigInt(Math.max(free.length - k, 0));
  return [fixed.reduce((a, b) => a * b, sum), one ** BigInt(values.length)];
}

/** Half up, once (D6). */
const rounded = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** The payout of a coupon by its legs (D5, D6, D7, D11), for the part that was not sold. Throws if it cannot be determined. */
function settlementOf(coupon: Coupon): { status: string; payout: bigint; bonus: bigint; capped: boolean } {
  const { legs, maxPay, rule, sizes, soldStake, totalStake } = coupon;
  const rest = totalStake - soldStake;
  if (legs.every((leg) => leg.result === "void")) return { status: "void", payout: rest, bonus: 0n, capped: false };
  const one = legs.reduce((product, { result }) => product * BigInt(deadHeat.exec(result)?.[2] ?? 1), 2000n);
  const best = (leg: Leg): Leg => (leg.result === "open" ? { ...leg, result: "won" } : leg);
  const [most] = overLines(coupon, (leg) => factorOf(best(leg), one), one);
  if (legs.some((leg) => leg.result === "open") && most > 0n)
    throw new RangeError("it was settled while a leg was open that could still win");
  const [lines] = overLines(coupon, () => 1n, 1n);
  const [sum, below] = overLines(coupon, (leg) => factorOf(leg, one), one);
  const [gross, unit] = lines === 0n ? [0n, 1n] : [sum * rest, below * lines];
  const matches = new Set(legs.map((leg) => leg.match)).size;
  const isAccumulator = legs.length > 1 && sizes.length === 0 && matches === legs.length;
  const counts = ({ odds, result }: Leg): boolean => /won$|^dead_heat/.test(result) && odds >= BigInt(rule?.odds ?? 0);
  const won = legs.filter(counts).length;
  const percent = rule === null || !isAccumulator || won < rule.tipCount ? 0 : Math.min(25, rule.percent * won);
  const [base, full] = [rounded(gross, unit), rounded(gross * BigInt(100 + percent), unit * 100n)];
  const cap = maxPay === null ? full : (maxPay * rest) / totalStake;
  const payout = full > cap ? cap : full;
  const bonus = payout > base ? payout - base : 0n;
  return { status: base > 0n ? "won" : "lost", payout, bonus, capped: payout < full };
}

if (import.meta.main) {
  const [file = "", seal] = process.argv.slice(2);
  const { problems, ...found } = await verifyExport(file, seal);
  for (const { row, what } of problems) console.log(`row ${row}: ${what}`);
  console.log(JSON.stringify(found, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
