import "./theme.ts";
import { afterEach, beforeEach } from "vitest";
import { endRunning, recordRunning } from "./running.ts";

// Files of a worker share one document, and an app never ends what it starts in a document.
beforeEach(recordRunning);
afterEach(endRunning);
