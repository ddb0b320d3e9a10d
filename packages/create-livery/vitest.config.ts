import { packageTests, unit } from "@livery/tools/test-run";

export default packageTests([unit()]);
