import { useEffect, useState } from "react";

/** How long a text has to stay the same before it is searched, in milliseconds. */
export const stillness = 300;

/** A typed text once it has stayed the same for a moment, so that not each key asks the server; an empty one at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === "" ? 0 : stillness);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
