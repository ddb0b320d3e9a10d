// For tests of other packages that start a demo.
export { type DemoBrand, demoBrand } from "../demo/demo-brand.ts";
export { startDemo } from "../demo/run-demo.ts";
export { silentProgress } from "../terminal/progress.ts";
