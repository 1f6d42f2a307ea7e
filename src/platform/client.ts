import ky, { HTTPError, isTimeoutError, type KyResponse, type SearchParamsOption } from 'ky';
import type { PageBrand } from '#src/brand/page.ts';
import { openEnvelope } from '#src/platform/envelope.ts';
import { type ClientCode, PlatformError } from '#src/platform/PlatformError.ts';

/** The part of a brand that addresses the platform. */
export type PlatformAddress = Pick<PageBrand, 'merchantCode'> & {
  platform: Pick<PageBrand['platform'], 'baseUrl'>;
};

/** What a call may carry besides its path. */
interface CallOptions {
  query?: SearchParamsOption;
  /** Cancels the call, which then throws the signal's reason. */
  signal?: AbortSignal;
}

/** The calls of one brand to its platform. Each throws a `PlatformError` when it fails. */
export interface PlatformClient {
  /**
   * The value of a `GET`, tried up to three times. `Value` is what the contract promises; only the envelope is checked.
   */
  get<Value>(path: string, options?: CallOptions): Promise<Value>;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

const referenceOf = (response: Response) => response.headers.get('x-request-id') ?? undefined;

async function read(response: KyResponse): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  return openEnvelope({ status: response.status, body, reference: referenceOf(response) });
}

/** Whatever a call throws, as the error that it means. */
function translate(error: unknown): never {
  if (error instanceof PlatformError) throw error;
  if (error instanceof HTTPError) {
    const { response, data } = error;
    openEnvelope({ status: response.status, body: data, reference: referenceOf(response) });
  }
  const code: ClientCode = isTimeoutError(error) ? 'timeout' : 'network';
  throw new PlatformError({ code, status: 0 }, { cause: error });
}

/**
 * A client for the platform of a brand. It sends the merchant code with every call, waits 10 s for an answer, and
 * repeats only what is safe to repeat.
 */
export function createPlatformClient({ merchantCode, platform }: PlatformAddress): PlatformClient {
  const http = ky.create({
    baseUrl: platform.baseUrl,
    headers: { 'Merchant-Code': merchantCode },
    timeout: TIMEOUT_MS,
    retry: { limit: RETRIES, methods: ['get'], statusCodes: [408, 502, 504], jitter: true },
  });
  return {
    get: async <Value>(path: string, { query, signal }: CallOptions = {}) => {
      try {
        const response = await http.get(path, {
          ...(query !== undefined && { searchParams: query }),
          ...(signal && { signal }),
        });
        return (await read(response)) as Value;
      } catch (error) {
        signal?.throwIfAborted();
        return translate(error);
      }
    },
  };
}
