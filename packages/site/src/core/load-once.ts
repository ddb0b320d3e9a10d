/** Returns a function that loads something with its first call; after a failure the next call loads again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return async () => {
    const current = (loading ??= load());
    try {
      return await current;
    } catch (error) {
      if (loading === current) loading = null;
      throw error;
    }
  };
}
