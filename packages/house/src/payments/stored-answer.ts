import { minor, type Minor } from "@livery/betting";

/** An answer as the database stores it under its key: in the names of its columns, the balance in minor units. */
export type StoredAnswer<Answer> = Omit<Answer, "paymentId" | "balance"> & {
  readonly transferId: number;
  readonly balance: number;
};

/** An answer that the database stored. */
export function readAnswer<Rest extends object>({
  transferId,
  balance,
  ...rest
}: Rest & StoredAnswer<object>): Omit<Rest, "transferId" | "balance"> & {
  readonly paymentId: number;
  readonly balance: Minor;
} {
  return { ...rest, paymentId: transferId, balance: minor(balance) };
}
