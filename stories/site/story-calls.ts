import type { ResultOut } from "@livery/contract";
import type { Answers, SiteCall } from "@livery/site/testing";

/**
 * What calls are answered, in the model's terms: the answer itself, or how it comes about (`never`, `refuse("…")`). Each
 * goes through the call's own codec both ways; a call that is made and not named fails the story.
 */
export type StoryCalls = { readonly [Key in SiteCall]?: ResultOut<Key> | Answers[Key] };
