import type { Registered } from "../model/user.ts";
import { result } from "./answer.ts";
import { flag, id } from "./atoms.ts";
import { record } from "./record.ts";

/** Whether a name, number, address or tag is not in use. */
export const free = result(record<{ readonly free: boolean }>({ free: ["free", flag] }));

export const registered = result(
  record<Registered>({ userId: ["userId", id], activationNeeded: ["activation", flag] }),
);
