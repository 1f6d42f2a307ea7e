import { randomUUID } from 'node:crypto';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { ServedContract } from '#sandbox/kernel/contract/contract.ts';
import { readPayloadKeys } from '#sandbox/kernel/payloads/payloadKeys.ts';
import type { PayloadKey } from '#src/platform/contract.generated.ts';
import { encrypted } from './encrypted.fixture.ts';
import type { ValueAt } from './valueAt.fixture.ts';

/** An answer of the platform in a test; `value` is that of a successful call. */
export interface Answer<Value = unknown> {
  status: number;
  headers: Headers;
  body: { success: boolean; value: Value; message: string; code: string };
}

export type HeaderMap = Readonly<Record<string, string>>;
type Send<Method extends string> = <const Path extends string>(
  path: Path,
  body?: unknown,
  headers?: HeaderMap,
) => Promise<Answer<ValueAt<Method, Path>>>;

/**
 * A client that encodes bodies by the contract: encrypted (unless it is text already), or as JSON, with a new idempotency key; forms and blobs
 * unchanged.
 */
export interface TestClient {
  get<const Path extends string>(
    path: Path,
    headers?: HeaderMap,
  ): Promise<Answer<ValueAt<'get', Path>>>;
  post: Send<'post'>;
  put: Send<'put'>;
  delete: Send<'delete'>;
}

const ORIGIN = 'http://localhost';

/** Whether a path matches a path of the contract with any parameters. */
const fits = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** The contract of the call at an address. */
const ruleAt = (rules: ServedContract['rules'], method: string, path: string) =>
  Object.values(rules).find(
    (rule) => rule.method === method.toLowerCase() && fits(rule.path, path.replace(/\?.*/, '')),
  );

async function read<Value>(response: Response): Promise<Answer<Value>> {
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}

/** The app that a client calls. */
export interface Called extends Pick<Sandbox, 'app' | 'platform'> {
  rules: ServedContract['rules'];
}

/** Creates a client of a platform; `own` are the headers of all its calls. */
export function createClient(
  called: () => Called,
  own: () => Promise<HeaderMap> = async () => ({}),
): TestClient {
  const request = async <Value>(path: string, init: RequestInit): Promise<Answer<Value>> =>
    read(await called().app.request(`${ORIGIN}${path}`, init));
  async function currentKey(): Promise<PayloadKey> {
    const [key] = await readPayloadKeys(called().platform.db);
    if (!key) throw new Error('The platform has no key.');
    return key;
  }
  async function bodyInit(body: unknown, isEncrypted: boolean): Promise<RequestInit> {
    if (body === undefined) return {};
    if (body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob) {
      return { body };
    }
    if (isEncrypted) {
      const jwe = typeof body === 'string' ? body : await encrypted(body, await currentKey());
      return { body: jwe, headers: { 'Content-Type': 'application/jose' } };
    }
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }
  const sender =
    <Method extends string>(method: Method): Send<Lowercase<Method>> =>
    async (path, body, headers = {}) => {
      const rule = ruleAt(called().rules, method, path);
      const init = await bodyInit(body, rule?.encrypted ?? false);
      const key = rule?.idempotent ? { 'Idempotency-Key': randomUUID() } : {};
      return request(path, {
        ...init,
        method,
        headers: { ...init.headers, ...key, ...(await own()), ...headers },
      });
    };
  return {
    get: async (path, headers = {}) => request(path, { headers: { ...(await own()), ...headers } }),
    post: sender('POST'),
    put: sender('PUT'),
    delete: sender('DELETE'),
  };
}
