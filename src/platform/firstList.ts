/** The list that a document requested by itself, before the app loaded (src/app/askFirst.ts). */
export interface FirstList {
  /** The full address of the call. */
  url: string;
  /** Its answer; used once. */
  answer?: Promise<Response>;
  /** The origin of the list's pictures. */
  pictureOrigin: string;
  /** Settles once the first picture can be painted, or none will be. */
  shown?: Promise<unknown>;
}

declare global {
  var liveryFirstList: FirstList | undefined;
}

/** How long the answer stays as fresh as one from the query cache, in milliseconds since the page began to load. */
const FRESH_MS = 60_000;

/** `fetch`, but a visitor's call that the document has already made gets that answer, once. */
export async function fetchFirst(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const first = globalThis.liveryFirstList;
  const same = first?.answer && input instanceof Request && input.url === first.url;
  if (!same || input.headers.has('Authorization') || performance.now() > FRESH_MS) {
    return fetch(input, init);
  }
  const { answer } = first;
  delete first.answer;
  return (await answer?.catch(() => undefined)) ?? fetch(input, init);
}
