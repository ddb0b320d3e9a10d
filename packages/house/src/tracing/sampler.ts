import type { Sampler } from "@opentelemetry/sdk-trace";
import { HouseError } from "../errors.ts";

type Sdk = typeof import("@opentelemetry/sdk-trace");

/**
 * The sampler that OTEL_TRACES_SAMPLER names, with OTEL_TRACES_SAMPLER_ARG as its share of all traces; the SDK alone reads neither.
 * Throws HouseError `tracing` for another name or share.
 */
export function samplerOf(sdk: Sdk, name = "parentbased_always_on", share = "1"): Sampler {
  const parentBased = "parentbased_";
  if (name.startsWith(parentBased))
    return new sdk.ParentBasedSampler({ root: samplerOf(sdk, name.slice(parentBased.length), share) });
  if (name === "always_on") return new sdk.AlwaysOnSampler();
  if (name === "always_off") return new sdk.AlwaysOffSampler();
  const ratio = Number(share);
  if (name === "traceidratio" && share.trim() !== "" && ratio >= 0 && ratio <= 1)
    return new sdk.TraceIdRatioBasedSampler(ratio);
  throw new HouseError(
    "tracing",
    `No traces are sampled as OTEL_TRACES_SAMPLER=${name} with OTEL_TRACES_SAMPLER_ARG=${share} says.`,
    "Give always_on, always_off or traceidratio, each also as parentbased_…, and a share from 0 to 1: parentbased_traceidratio with 0.1.",
  );
}
