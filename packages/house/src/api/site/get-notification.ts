import { defaultLanguage } from "../../accounts/sites.ts";
import { readNotifications } from "../../announcements/notifications.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** The caller's own notifications and those of the site, newest first. */
export const getNotification: Handler<"getNotification"> = async (context) => {
  const { userId } = signedIn(context);
  const { house, site, lang } = context;
  return readNotifications(house.db, { siteId: site.siteId, userId }, [lang, defaultLanguage(site), "en"]);
};
