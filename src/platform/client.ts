import ky, {
  HTTPError,
  isTimeoutError,
  type KyResponse,
  type Options,
  type SearchParamsOption,
} from 'ky';
import type { PageBrand } from '#src/brand/page.ts';
import { headOf } from '#src/platform/answerHead.ts';
import type { PayloadKeys } from '#src/platform/contract.generated.ts';
import { failureOf, openEnvelope } from '#src/platform/envelope.ts';
import { fetchFirst } from '#src/platform/firstList.ts';
import { type ClientCode, PlatformError } from '#src/platform/PlatformError.ts';
import type { PayloadCodec } from '#src/platform/payload/PayloadCodec.ts';

/** The part of a brand that addresses the platform. */
export type PlatformAddress = Pick<PageBrand, 'merchantCode'> & {
  platform: Pick<PageBrand['platform'], 'baseUrl' | 'payloadKeys'>;
};

/** Whose calls they are. */
export interface Bearer {
  /** The token of the session, where there is one; sent with every call (S4.2). */
  token(): string | undefined;
  /** The platform knows this token no longer. */
  expired(token: string): void;
}

/** What a call may carry besides its path. */
interface CallOptions {
  query?: SearchParamsOption;
  /** Cancels the call, which then throws the signal's reason. */
  signal?: AbortSignal;
}

/** What a call that reads may carry. */
interface GetOptions extends CallOptions {
  /** Headers that the contract gives the call. */
  headers?: Readonly<Record<string, string>>;
}

/** What a call that changes something may carry. */
interface SendOptions extends CallOptions {
  /** A form travels as it is, with pictures or urlencoded; all else as JSON. */
  body?: object;
  /** The body travels encrypted (S7.1). */
  encrypted?: boolean;
  /** The same key gets the same answer and acts once: one key for each thing that the player wants done. */
  idempotencyKey?: string;
  /** The call goes on when the page is left. */
  keepalive?: boolean;
  /** The token of a step-up, where the contract asks for one; a call that goes well uses it up. */
  stepUpToken?: string | undefined;
}

type Method = 'POST' | 'PUT' | 'DELETE';

/** The calls of one brand to its platform. Each throws a `PlatformError` when it fails. */
export interface PlatformClient {
  /**
   * The value of a `GET`, tried up to three times. `Value` is what the contract promises; only the envelope is checked.
   */
  get<Value>(path: string, options?: GetOptions): Promise<Value>;
  /** The value of a call that changes something. It is tried once: whether to try again is the player's choice. */
  send<Value>(method: Method, path: string, options?: SendOptions): Promise<Value>;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

async function read(response: KyResponse): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  return openEnvelope({ status: response.status, body, ...headOf(response) });
}

/** Whatever a call throws, as the error that it means. */
function translate(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error instanceof HTTPError) {
    const { response, data } = error;
    return failureOf({ status: response.status, body: data, ...headOf(response) });
  }
  const code: ClientCode = isTimeoutError(error) ? 'timeout' : 'network';
  return new PlatformError({ code, status: 0 }, { cause: error });
}

/** What the platform says to a body for a key that it has put out of use (S7.1). */
const OUTDATED_KEY = 'payload_undecodable';

/**
 * A client for the platform of a brand. It sends the merchant code and the token of `bearer` with every call, waits 10 s
 * for an answer, and repeats only what is safe to repeat.
 */
export function createPlatformClient(
  { merchantCode, platform }: PlatformAddress,
  bearer?: Bearer,
): PlatformClient {
  const http = ky.create({
    baseUrl: platform.baseUrl,
    headers: { 'Merchant-Code': merchantCode },
    fetch: fetchFirst,
    timeout: TIMEOUT_MS,
    retry: {
      ...{ limit: RETRIES, methods: ['get'], statusCodes: [408, 502, 503, 504], jitter: true },
      // A busy platform says when to come back; one in maintenance does not.
      shouldRetry: ({ error }) =>
        !(error instanceof HTTPError) ||
        error.response.status !== 503 ||
        error.response.headers.has('retry-after')
          ? undefined
          : false,
    },
  });

  async function call(path: string, { query, signal, ...options }: CallOptions & Options) {
    const token = bearer?.token();
    const headers = new Headers(options.headers as HeadersInit | undefined);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    try {
      const response = await http(path, {
        ...options,
        headers,
        ...(query !== undefined && { searchParams: query }),
        ...(signal && { signal }),
      });
      return { value: await read(response), date: response.headers.get('date') };
    } catch (error) {
      signal?.throwIfAborted();
      const failure = translate(error);
      if (failure.code === 'not_logged_in' && token !== undefined) bearer?.expired(token);
      throw failure;
    }
  }

  async function payloadKeys() {
    const { value, date } = await call(platform.payloadKeys, { method: 'get' });
    return { ...(value as PayloadKeys), date };
  }

  let loading: Promise<PayloadCodec> | undefined;
  /** The codec of encrypted bodies, loaded with the first of them; where that failed, with the next one. */
  async function loadCodec(): Promise<PayloadCodec> {
    loading ??= import('#src/platform/payload/jweCodec.ts').then(({ jweCodec }) =>
      jweCodec(payloadKeys),
    );
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw translate(error);
    }
  }

  async function send(method: Method, path: string, options: SendOptions): Promise<unknown> {
    const { body, encrypted, idempotencyKey, stepUpToken, ...rest } = options;
    const headers: Record<string, string> = {};
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    if (stepUpToken !== undefined) headers['Step-Up-Token'] = stepUpToken;
    const codec = encrypted ? await loadCodec() : undefined;
    if (codec) headers['Content-Type'] = codec.contentType;
    const content = codec
      ? { body: await codec.encode(body) }
      : body instanceof FormData || body instanceof URLSearchParams
        ? { body }
        : body && { json: body };
    return (await call(path, { ...rest, ...content, method, headers })).value;
  }

  return {
    get: async <Value>(path: string, options: GetOptions = {}) =>
      (await call(path, { ...options, method: 'get' })).value as Value,
    send: async <Value>(method: Method, path: string, options: SendOptions = {}) => {
      try {
        return (await send(method, path, options)) as Value;
      } catch (error) {
        if (!(error instanceof PlatformError && error.code === OUTDATED_KEY)) throw error;
        (await loadCodec()).forget();
        return (await send(method, path, options)) as Value;
      }
    },
  };
}
