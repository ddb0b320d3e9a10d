import type { Handlers } from "../context.ts";
import { getUserData } from "./session/get-user-data.ts";
import { getUserDetail } from "../accounts/personal-details.ts";
import { logout } from "./session/logout.ts";
import { seco } from "./session/seco.ts";
import { userLogin } from "./session/user-login.ts";

export const sessionHandlers = {
  userLogin,
  logout,
  getUserData,
  userdata: getUserData,
  getUserDetail,
  seco,
} satisfies Handlers;
