import type { Handlers } from "../context.ts";
import { changePassword } from "../accounts/change-password.ts";
import { emailCheck, idNumberCheck, mobileCheck, userNameCheck } from "./account/checks.ts";
import { userRegister } from "./account/user-register.ts";

export const accountHandlers = {
  changePassword,
  userRegister,
  userNameCheck,
  idNumberCheck,
  mobileCheck,
  emailCheck,
} satisfies Handlers;
