import { type AnyHandler, HttpResponse, http } from 'msw';
import { EXAMPLES } from './examples.generated.ts';

const METHODS = { post: http.post, put: http.put };

/** A call whose first answer is lost. */
export interface LosesFirst {
  handler: AnyHandler;
  /** The idempotency keys of its calls. */
  keys: (string | null)[];
  /** Loses the next answer again; for the start of a story. */
  reset: () => void;
}

/** Loses the first answer to a call, as a server error; the next handler of its path answers later ones. */
export function losesFirst(id: keyof typeof EXAMPLES): LosesFirst {
  const { method, path } = EXAMPLES[id];
  const keys: (string | null)[] = [];
  const handler = METHODS[method as keyof typeof METHODS](path, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length > 1) return undefined;
    const body = { success: false, value: null, message: '', code: 'unexpected_error' };
    return HttpResponse.json(body, { status: 500 });
  });
  const reset = () => {
    keys.length = 0;
  };
  return { handler, keys, reset };
}
