import * as z from "zod/mini";
import { text } from "../atoms.ts";
import { loginName, password, terminalPassword } from "../credentials.ts";
import { payload } from "../record.ts";

const nothing = payload({});
const machineId = text(64, 1);
/** `user` for a typed password, `terminal` for the keypad's (§5). */
const passwordKind = z.optional(z.enum(["user", "terminal"]));

export const userLogin = payload({
  userName: ["userName", loginName],
  password: ["password", password],
  passwordKind: ["passwordType", passwordKind],
  machineId: ["machineId", z.optional(machineId)],
});

export const operatorLogin = payload({
  userName: ["userName", loginName],
  password: ["password", text(64, 8)],
  secondFactor: ["code", z.string().check(z.regex(/^\d{6}$/))],
});

export const doLoginHandTerminal = payload({
  password: ["password", terminalPassword],
  machineId: ["machineId", machineId],
});

export const loginwithuser = payload({
  userName: ["userName", loginName],
  password: ["password", password],
  machineId: ["machineId", machineId],
});

export const logout = nothing;

export const getUserData = nothing;

export const userdata = nothing;

export const getUserDetail = nothing;

export const seco = nothing;
