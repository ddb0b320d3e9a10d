import type { Boot } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { noStorage, type SafeStorage } from "../core/safe-storage.ts";
import { settingsStorageKey } from "../core/stored-settings.ts";
import { pendingHandOff } from "./pending-hand-off.ts";

const boot = (shell: Boot["shell"], mobileRedirect = true) => ({ shell, firstSettings: { mobileRedirect } }) as Boot;
const window = (innerWidth: number, cookie = "") =>
  ({ document: { cookie }, innerWidth, location: { hostname: "harbour.example" } }) as never;
const keeping = (document: object): SafeStorage => ({
  ...noStorage,
  read: (key) =>
    key === settingsStorageKey ? JSON.stringify({ domain: "harbour.example", revision: 3, document }) : null,
});

describe("D49 a document that loads", () => {
  test("leaves if it is narrow, of the site's own shell, and redirected by the last known settings", () => {
    expect(pendingHandOff(boot("desktop"), noStorage, window(499))).toBe("leaving");
    expect(pendingHandOff(boot("desktop"), noStorage, window(500))).toBeNull();
    expect(pendingHandOff(boot("desktop", false), noStorage, window(390))).toBeNull();
    for (const no of [0, "0", false, null])
      expect(pendingHandOff(boot("desktop"), keeping({ mobile_redirect: no }), window(390))).toBeNull();
    expect(pendingHandOff(boot("desktop"), keeping({}), window(390))).toBe("leaving");
    expect(pendingHandOff(boot("desktop", false), keeping({ mobile_redirect: 1 }), window(390))).toBe("leaving");
  });

  test("of the mobile shell stays at any width, and takes what was handed to it", () => {
    expect(pendingHandOff(boot("mobile"), noStorage, window(390))).toBeNull();
    expect(pendingHandOff(boot("mobile"), noStorage, window(1440, "a=1; lv_handoff=1"))).toBe("arriving");
    expect(pendingHandOff(boot("mobile"), noStorage, window(390, "not_lv_handoff=1"))).toBeNull();
  });

  test("ignores the mark of a hand-off on the desktop host", () => {
    expect(pendingHandOff(boot("desktop"), noStorage, window(1440, "lv_handoff=1"))).toBeNull();
  });
});
