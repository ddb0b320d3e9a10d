import { readOdds, writeOdds } from "@livery/betting";

/** Reads fractional, American or decimal odds exactly, and writes them in any format. */
const odds = readOdds("11/8");

export const written = [writeOdds("decimal", odds), writeOdds("american", odds), writeOdds("malay", readOdds("-200"))];
// written: ["2.38", "+138", "0.50"]
