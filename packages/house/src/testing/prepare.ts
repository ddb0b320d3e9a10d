import { preparedCluster } from "./prepared.ts";

// `prepare:tests`: the initial cluster of every test run with a database, created once per version of the schema.
await preparedCluster();
