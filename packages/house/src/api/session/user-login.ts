import { signIn } from "../../accounts/sign-in.ts";
import type { Handler } from "../context.ts";

/** Opens a session and puts it in a cookie that no script reads. */
export const userLogin: Handler<"userLogin"> = async (context, credentials) => {
  const { token, userId, lang } = await signIn(context, credentials);
  context.cookies.signIn(token, userId);
  return { userId, lang };
};
