import { type AnyHandler, HttpResponse, http } from 'msw';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** A refusal of the platform, as in the contract. */
export interface Refusal {
  code: string;
  status?: number;
  value?: object;
  /** The seconds to wait, in `Retry-After`. */
  retryAfter?: number;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** A call that the platform refuses: `once`, or while `when` says so; otherwise the next handler of its path answers. */
export function refuses(
  id: keyof typeof EXAMPLES,
  { code, status = 422, value, retryAfter }: Refusal,
  { once = false, when = () => true }: { once?: boolean; when?: () => boolean } = {},
): AnyHandler {
  const { method, path } = EXAMPLES[id];
  const handle = Object.entries(METHODS).find(([name]) => name === method.toUpperCase())?.[1];
  if (!handle) throw new Error(`${id} has no method that can be answered`);
  const resolve = () => {
    if (!when()) return undefined;
    const body = { success: false, value: value ?? null, message: '', code };
    const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return HttpResponse.json(body, { status, headers });
  };
  return handle(path, resolve, { once });
}
