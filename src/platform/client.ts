import type { PageBrand } from '#src/brand/page.ts';
import type { PayloadKeys } from '#src/platform/contract.generated.ts';
import { openEnvelope } from '#src/platform/envelope.ts';
import { platformHttp } from '#src/platform/http.ts';
import { logOnce } from '#src/platform/logOnce.ts';
import type { CallArguments, OperationId, ValueOf, Wire } from '#src/platform/operations.ts';
import { type ClientCode, PlatformError } from '#src/platform/PlatformError.ts';
import type { PayloadCodec } from '#src/platform/payload/PayloadCodec.ts';
import type { KeySource } from '#src/platform/payload/platformCodec.ts';
import { readResponseHeaders } from '#src/platform/responseHeaders.ts';
import { faultOf } from '#src/platform/shape.ts';

/** The brand fields that locate the platform. */
export type PlatformAddress = Pick<PageBrand, 'merchantCode'> & {
  platform: Pick<PageBrand['platform'], 'baseUrl' | 'payloadKeys'>;
};

/** The session sent with a client's calls. */
export interface Bearer {
  /** The session's token, if any; sent with every call (S4.2). */
  token(): string | undefined;
  /** Receives a token that the platform refused with `not_logged_in`. */
  expired(token: string): void;
}

/** The platform calls of one brand. Each throws a `PlatformError` on failure. */
export interface PlatformClient {
  /**
   * Makes a call of the contract and returns its value, in the contract's shape. A `GET` is tried up to three times, any other call once:
   * whether to retry is the player's choice. Write the name at the call, since the build replaces it.
   */
  call<Id extends OperationId>(operation: Id, ...options: CallArguments<Id>): Promise<ValueOf<Id>>;
}

/** The options of any call. */
interface Carried {
  query?: object;
  path?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: object | string | undefined;
  signal?: AbortSignal;
  keepalive?: boolean;
}

const TIMEOUT_MS = 10_000;
/** Pictures take long on a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Reads the value of a response. Throws a `PlatformError` if it has none, or one of another shape. */
async function read(response: Response, [method, path, shape]: Wire): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  const answer = { status: response.status, body, ...readResponseHeaders(response) };
  const value = openEnvelope(answer);
  const fault = shape === undefined ? undefined : faultOf(value, shape, 'value');
  if (fault === undefined) return value;
  logOnce(`${method} ${path} answers a wrong ${fault}`);
  throw new PlatformError({ ...answer, code: 'malformed' });
}

/** Converts whatever a call throws to a PlatformError. */
function translate(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  const code: ClientCode = late ? 'timeout' : 'network';
  return new PlatformError({ code, status: 0 }, { cause: error });
}

/** The platform's code for a body encrypted to an outdated key (S7.1). */
const OUTDATED_KEY = 'payload_undecodable';

/**
 * A client for the platform of a brand. It sends the merchant code and the token of `bearer` with every call, waits 10 s for the whole
 * response (120 s for an upload), and retries only what is safe to repeat.
 */
export function createPlatformClient(
  { merchantCode, platform }: PlatformAddress,
  bearer?: Bearer,
): PlatformClient {
  const http = platformHttp(platform.baseUrl, { 'Merchant-Code': merchantCode });

  async function request(wire: Wire, carried: Carried) {
    const { query, path, signal, headers, body, keepalive = false } = carried;
    const token = bearer?.token();
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers ?? {})) if (value) sent.set(name, value);
    if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
    const address = wire[1].replace(/{(\w+)}/g, (_, name) =>
      encodeURIComponent(path?.[name] ?? ''),
    );
    try {
      const response = await http(
        address,
        {
          ...{ method: wire[0].toUpperCase(), headers: sent, body, keepalive },
          ...(query && { params: query }),
          ...(signal && { signal }),
        },
        body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
      );
      return { value: await read(response, wire), date: response.headers.get('date') };
    } catch (error) {
      signal?.throwIfAborted();
      const failure = translate(error);
      if (failure.code === 'not_logged_in' && token !== undefined) bearer?.expired(token);
      throw failure;
    }
  }

  /** The key source named in the manifest, which answers as the contract says. */
  const keySource = {
    call: async ([method, , shape]: Wire) => {
      const { value, date } = await request([method, platform.payloadKeys, shape], {});
      return { ...(value as PayloadKeys), date };
    },
  } as unknown as KeySource;

  let loading: Promise<PayloadCodec> | undefined;
  /** The codec of encrypted bodies, loaded for the first of them; if that failed, for the next one. */
  async function loadCodec(): Promise<PayloadCodec> {
    loading ??= import('#src/platform/payload/platformCodec.ts').then(({ platformCodec }) =>
      platformCodec(keySource),
    );
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw translate(error);
    }
  }

  async function send(wire: Wire, { body, headers, ...rest }: Carried): Promise<unknown> {
    const codec = wire[3] && (await loadCodec());
    const type = codec && { 'Content-Type': codec.contentType };
    const content = codec ? await codec.encode(body) : body;
    const sent = { ...rest, headers: { ...headers, ...type }, body: content };
    return (await request(wire, sent)).value;
  }

  async function call(wire: Wire, options: Carried = {}): Promise<unknown> {
    try {
      return await send(wire, options);
    } catch (error) {
      if (!(error instanceof PlatformError && error.code === OUTDATED_KEY)) throw error;
      (await loadCodec()).forget();
      return send(wire, options);
    }
  }

  return { call: call as unknown as PlatformClient['call'] };
}
