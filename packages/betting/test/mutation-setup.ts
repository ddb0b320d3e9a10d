import * as fc from "fast-check";

// Every mutant meets the same draws, and few enough that two thousand mutants are tried in minutes.
fc.configureGlobal({ numRuns: 12, seed: 20 });
