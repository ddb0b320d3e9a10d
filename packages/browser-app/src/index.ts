export { useDebouncedValue } from "./debounced-value.ts";
export { createErrorText } from "./error-text.ts";
export { createHouseClock, type HouseClock } from "./house-clock.ts";
export type { MessageKeyIn } from "./message-key.ts";
export { createQueryClient } from "./queries.ts";
export { createStore, type Store, useOf, useStore } from "./store.ts";
export { followReplacedTexts } from "./replaced-texts.ts";
