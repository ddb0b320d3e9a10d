// Two houses behind a real nginx with the configuration of `livery deploy-files`: `pnpm test:nginx`. It installs nothing but a Chromium.
import { ensureChromium } from "../machine/ensure-chromium.ts";
import { ensureNginx } from "../machine/ensure-nginx.ts";
import { runPackage } from "./vitest.ts";

ensureChromium({ install: true });
const args = ["--project", "nginx", ...process.argv.slice(2)];
process.exitCode = runPackage("packages/e2e", args, { LIVERY_NGINX: ensureNginx() });
