import type { AnyRouter } from "@tanstack/react-router";
import type { Services } from "../../core/services.ts";
import { realRoutes } from "../../routes/table.ts";

/**
 * Continues after registration: the server has already signed the player in. The target (`redirectRegister`) is put into the
 * address before the session is known, because the page is left at that moment.
 */
export async function afterRegistering(
  { boot, overlay, session }: Pick<Services, "boot" | "overlay" | "session">,
  router: AnyRouter,
  redirect: string,
): Promise<void> {
  const known = realRoutes.some(({ path }) => path === redirect);
  const next = known ? `/${boot.lang}/${redirect}` : `/${boot.lang}`;
  await router.navigate({ to: router.state.location.pathname, search: { return: next }, replace: true });
  const notice = { status: "success", message: "account:register.done", params: {}, subject: "register" } as const;
  overlay.send({ type: "SHOW", notice });
  session.send({ type: "REFRESH" });
}
