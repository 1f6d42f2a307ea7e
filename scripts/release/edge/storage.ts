/** What a function at the edge is configured with, by the variables and bindings of its runtime. */
export interface EdgeEnvironment {
  /** A bucket that the runtime binds, as Cloudflare does with R2. */
  STORE?: { get: (key: string) => Promise<{ body: ReadableStream } | null> };
  /** The address of the bucket otherwise: it must answer the function, and nobody else. */
  STORE_URL?: string;
  /** The folder of the store in the bucket, if it has one: `PREFIX` of `s3://BUCKET/PREFIX`. */
  STORE_PREFIX?: string;
  /** The domain of previews; none are served without it. */
  PREVIEW_DOMAIN?: string;
  /** For how many seconds what is live is remembered, 1 if not given. */
  LIVE_SECONDS?: string;
}

/** Reads an object of a store of releases; undefined if there is none. Rejects if the store does not answer. */
export type Storage = (key: string) => Promise<Response | undefined>;

const NOT_FOUND = 404;

/** An address or a folder, without the slashes at its end. */
const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

/**
 * Opens the store of an environment.
 * @throws Error if it names none
 */
export function openStorage({ STORE, STORE_URL, STORE_PREFIX = '' }: EdgeEnvironment): Storage {
  const prefix = withoutSlash(STORE_PREFIX);
  const path = (key: string) => (prefix === '' ? key : `${prefix}/${key}`);
  if (STORE) {
    return async (key) => {
      const found = await STORE.get(path(key));
      return found === null ? undefined : new Response(found.body);
    };
  }
  if (STORE_URL === undefined) throw new Error('Neither STORE nor STORE_URL is set.');
  const origin = withoutSlash(STORE_URL);
  return async (key) => {
    const answer = await fetch(`${origin}/${path(key)}`);
    if (answer.status === NOT_FOUND) return undefined;
    if (!answer.ok)
      throw new Error(`${path(key)} of the store was answered with ${answer.status}.`);
    return answer;
  };
}
