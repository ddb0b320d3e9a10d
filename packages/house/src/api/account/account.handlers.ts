import type { Handlers } from "../../context.ts";
import { changePassword } from "./change-password.ts";
import { emailCheck, idNumberCheck, mobileCheck, userNameCheck } from "./checks.ts";
import { userRegister } from "./user-register.ts";

export const accountHandlers = {
  changePassword,
  userRegister,
  userNameCheck,
  idNumberCheck,
  mobileCheck,
  emailCheck,
} satisfies Handlers;
