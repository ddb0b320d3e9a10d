import { signIn } from "../../accounts/sign-in.ts";
import type { Handler } from "../../context.ts";

/** Opens a session and sets it as a cookie that scripts cannot read. */
export const userLogin: Handler<"userLogin"> = async (context, credentials) => {
  const { token, userId, lang } = await signIn(context, credentials);
  context.cookies.signIn(token, userId);
  return { userId, lang };
};
