import "./quiet-react.ts";
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// Files of a worker share a document: each test begins with nothing of the one before.
beforeEach(() => cleanup());
