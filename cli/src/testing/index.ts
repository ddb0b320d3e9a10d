// What tests of other packages start a demo with.
export { type DemoBrand, demoBrand } from "../demo/demo-brand.ts";
export { startDemo } from "../demo/run-demo.ts";
export { silentProgress } from "../terminal/progress.ts";
