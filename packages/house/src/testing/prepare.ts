import { preparedCluster } from "./prepared.ts";

// `prepare:tests`: what every test run with a database starts from, made once for each version of the schema.
await preparedCluster();
