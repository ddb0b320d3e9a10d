import fc from "fast-check";

// A test that is tried again (`retry` of vitest.config.ts) draws what it has drawn: a property that fails is not saved by its luck.
fc.configureGlobal({ seed: Number(process.env["LIVERY_DRAW"]) });
