import type { Handlers } from "../context.ts";
import { changePassword } from "./change-password.ts";

export const accountHandlers = { changePassword } satisfies Handlers;
