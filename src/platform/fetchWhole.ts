import { fetchFirst } from '#src/platform/firstList.ts';

/** Reads a response to its end. */
async function load(request: Request, signal: AbortSignal): Promise<Response> {
  const response = await fetchFirst(request, { signal });
  // The copy is read to its end and the response keeps the data: no stream is cancelled.
  await response.clone().arrayBuffer();
  return response;
}

/**
 * `fetch` that waits for the whole answer, so that one that stalls or breaks off fails like one that never arrived. Throws a `TimeoutError`
 * if it takes longer than `limit` milliseconds.
 */
export async function fetchWhole(
  input: Request | string,
  _options: RequestInit | undefined,
  limit: number,
): Promise<Response> {
  const request = input instanceof Request ? input : new Request(input);
  const { signal } = request;
  signal.throwIfAborted();
  // `AbortSignal.any` would join the two, but is newer than the oldest browsers of the build.
  const end = new AbortController();
  const cancel = () => end.abort(signal.reason);
  signal.addEventListener('abort', cancel);
  const timer = setTimeout(() => end.abort(new DOMException('', 'TimeoutError')), limit);
  try {
    return await new Promise((resolve, reject) => {
      // An answer that the document requested does not know the signal.
      end.signal.addEventListener('abort', () => reject(end.signal.reason));
      load(request, end.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
