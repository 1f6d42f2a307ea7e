import { type AnyHandler, delay, HttpResponse, http } from 'msw';
import type { ValueOf } from '#src/platform/operations.ts';
import { EXAMPLES } from './examples.generated.ts';

/** A call of the contract that answers with a value. */
type CallId = keyof typeof EXAMPLES;

const METHODS = { get: http.get, post: http.post, put: http.put, delete: http.delete };

/** The handler of a call by its path, whatever its method. */
function handle(id: CallId, resolver: Parameters<typeof http.get>[1]): AnyHandler {
  const { method, path } = EXAMPLES[id];
  return METHODS[method as keyof typeof METHODS](path, resolver);
}

/** A call that the platform answers: with `value`, or with the contract's example. */
export const answers = <Id extends CallId>(id: Id, value?: (url: URL) => ValueOf<Id>): AnyHandler =>
  handle(id, ({ request }) =>
    HttpResponse.json({
      success: true,
      value: value ? value(new URL(request.url)) : EXAMPLES[id].value,
      message: '',
      code: 'ok',
    }),
  );

/** A call that fails the first `times`; after that, or if `when` rejects the address, the next handler of its path answers it. */
export function fails(
  id: CallId,
  times = Number.POSITIVE_INFINITY,
  when: (url: URL) => boolean = () => true,
): AnyHandler {
  let left = times;
  return handle(id, ({ request }) => {
    if (left <= 0 || !when(new URL(request.url))) return undefined;
    left -= 1;
    return HttpResponse.json(
      { success: false, value: null, message: '', code: 'unexpected_error' },
      { status: 500 },
    );
  });
}

/** A call that is never answered, to see what a screen shows meanwhile. */
export const neverAnswers = (id: CallId): AnyHandler =>
  handle(id, async () => {
    await delay('infinite');
  });

/** A call that waits for the story, and is then answered by the next handler of its path. */
export interface Held {
  handler: AnyHandler;
  /** Holds calls again; for the start of a story. */
  hold: () => void;
  letGo: () => void;
}

export function held(id: CallId): Held {
  let isHeld = true;
  let waiting: (() => void)[] = [];
  return {
    handler: handle(id, async () => {
      if (isHeld) await new Promise<void>((go) => waiting.push(go));
      return undefined;
    }),
    hold: () => {
      isHeld = true;
    },
    letGo: () => {
      isHeld = false;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}
