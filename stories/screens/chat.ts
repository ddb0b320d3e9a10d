import { pseudoLanguage } from "@livery/i18n";
import { chatFrameOf, openChat, sendFromChat } from "@livery/site/testing";
import { waitFor } from "storybook/test";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const frame = (): HTMLIFrameElement | null => document.querySelector("[role=dialog] iframe");

/** Opens the chat on a frame that comes or does not, with a message that is written already. */
function opens(kind: "ready" | "silent"): (stage: Stage) => Promise<void> {
  return async ({ site: { app } }) => {
    Object.assign(app.services, { chatFrame: chatFrameOf(kind) });
    openChat(app.services, "I would like to pay in €50.00 by Coral Wallet.");
    await waitFor(() => {
      if (frame()?.inert !== (kind === "silent")) throw new Error("the chat does not stand yet");
    });
  };
}

/** A frame whose document does not come, for as long as one looks at it. */
const never = async (stage: Stage): Promise<void> => {
  const hold = (event: Event): void => {
    if (!(event.target instanceof HTMLIFrameElement)) return;
    event.stopPropagation();
    window.removeEventListener("load", hold, true);
  };
  window.addEventListener("load", hold, true);
  await opens("silent")(stage);
};

const full: SiteState = {
  path: "/changePassword",
  settings: { live_chat_script: "chat()", whatsapp_number: "+90 212 555 00 00", whatsapp_title: "Cashier" },
  play: opens("ready"),
  shows: (t) => t("chat:title"),
};

export const chat = define(
  "screens",
  "chat",
  "The operator's own chat, docked at the page's beginning while the page stays in use. What is drawn in its frame is a vendor's, which runs apart from everything of the site (decision 019). It opens wherever contacts stand.",
  {
    Full: full,
    Loading: like(full, { play: never, shows: (t) => t("chat:loading"), rests: false }),
    Failed: like(full, {
      play: opens("silent"),
      shows: (t) => t("chat:failed.title"),
      note: "A script that says nothing for two seconds after its document has come: other contacts stand beneath.",
    }),
    Offline: like(full, { online: false, play: opens("silent"), shows: (t) => t("chat:offline") }),
    LongWords: like(full, { lang: pseudoLanguage.code, play: opens("silent"), shows: (t) => t("chat:failed.title") }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Closed: like(full, {
      play: async (stage) => {
        await opens("ready")(stage);
        const { chat } = stage.site.app.services;
        chat.set({ isOpen: false, unread: 0, message: null });
        sendFromChat({ type: "unread", count: 2 });
      },
      shows: (t) => t("chat:unread", { count: 2 }),
      note: "It lives on behind its handle, which counts what has come.",
    }),
  },
);
