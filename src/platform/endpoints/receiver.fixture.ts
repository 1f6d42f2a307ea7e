import { type AnyHandler, HttpResponse, http } from 'msw';
import { EXAMPLES } from './examples.generated.ts';

/** The outcome of a call: done, its answer lost, or refused with a code. */
export type Outcome = 'done' | 'lost' | { code: string; status: number };

/** A sent body, with its idempotency key. */
interface SentAct {
  key: string | null;
  body: unknown;
}

/** Receives calls of one POST operation and keeps them; those after the outcomes are done. */
export function receiver(call: keyof typeof EXAMPLES, outcomes: readonly Outcome[] = []) {
  const sent: SentAct[] = [];
  const handler: AnyHandler = http.post(EXAMPLES[call].path, async ({ request }) => {
    const outcome = outcomes[sent.length] ?? 'done';
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
    if (outcome === 'done') {
      const { value } = EXAMPLES[call];
      return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
    }
    const { code, status } =
      outcome === 'lost' ? { code: 'unexpected_error', status: 500 } : outcome;
    return HttpResponse.json({ success: false, value: null, message: '', code }, { status });
  });
  const reset = () => {
    sent.length = 0;
  };
  return { sent, handler, reset };
}
