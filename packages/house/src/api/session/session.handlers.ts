import type { Handlers } from "../../context.ts";
import { getUserData } from "./get-user-data.ts";
import { getUserDetail } from "./get-user-detail.ts";
import { logout } from "./logout.ts";
import { seco } from "./seco.ts";
import { userLogin } from "./user-login.ts";

export const sessionHandlers = {
  userLogin,
  logout,
  getUserData,
  userdata: getUserData,
  getUserDetail,
  seco,
} satisfies Handlers;
