import { fetchFirst } from '#src/platform/firstList.ts';

/** `fetch` that waits for the whole response body, so that one that stalls or breaks off fails like one that never arrived. */
export async function fetchWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchFirst(input, init);
  // The copy is read to its end and the response keeps the data: no stream is cancelled.
  await response.clone().arrayBuffer();
  return response;
}
