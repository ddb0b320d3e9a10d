/** Sends a request and tells how much of its body is sent, from 0 to 1. */
export type Upload = (onSent: (share: number) => void) => typeof globalThis.fetch;

/** An upload by XMLHttpRequest, as `fetch` does not tell how much it has sent. */
export const upload: Upload =
  (onSent) =>
  (input, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stop = (): void => {
        request.abort();
        reject(signal?.reason as Error);
      };
      request.open(method, new Request(input).url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onSent(loaded / total);
      });
      request.addEventListener("load", () =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      );
      request.addEventListener("error", () => reject(new TypeError("the request was not answered")));
      request.addEventListener("loadend", () => signal?.removeEventListener("abort", stop));
      signal?.addEventListener("abort", stop);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
