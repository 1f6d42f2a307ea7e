import { HttpResponse, http } from 'msw';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';

/** A vendor's wallet. */
export const walletAt = (vassalage: string, balance: string) => ({
  ...{ vassalage, balance },
  displayName: vassalage,
  state: 'ready' as const,
});

/** The outcome of a transfer: done, done with a lost answer, lost before it is done, or refused with a code. */
export type Outcome = 'done' | 'answerLost' | 'lost' | { code: string; status: number };

const text = (minor: bigint) => (Number(minor) / 1000).toFixed(2);

const failed = (code: string, status: number) =>
  HttpResponse.json({ success: false, value: null, message: '', code }, { status });

/**
 * Wallets that keep what is transferred between them. A key answered before transfers nothing, as on the platform.
 *
 * @param start the balances by wallet; the main one is `main`
 * @param outcomes of the transfers, in order; later ones are done
 */
export function ledger(start: Readonly<Record<string, string>>, outcomes: readonly Outcome[] = []) {
  let held = new Map<string, bigint>();
  let done = new Set<string | null>();
  let next = 0;
  const keys: (string | null)[] = [];
  const reset = () => {
    held = new Map(Object.entries(start).map(([name, amount]) => [name, minorOf(amount) ?? 0n]));
    done = new Set();
    next = 0;
    keys.length = 0;
  };
  reset();
  const has = (name: string) => text(held.get(name) ?? 0n);
  const move = (key: string | null, { from, to, amount }: Record<string, string>) => {
    if (done.has(key)) return;
    done.add(key);
    const minor = minorOf(amount ?? '') ?? 0n;
    held.set(from ?? '', (held.get(from ?? '') ?? 0n) - minor);
    held.set(to ?? '', (held.get(to ?? '') ?? 0n) + minor);
  };
  const balance = answers('getWalletBalance', () => ({
    ...EXAMPLES.getWalletBalance.value,
    balance: has('main'),
    wallets: [...held.keys()]
      .filter((name) => name !== 'main')
      .map((name) => walletAt(name, has(name))),
  }));
  const transfer = http.post(EXAMPLES.transferBetweenWallets.path, async ({ request }) => {
    const { from, to, amount } = Object(await request.json());
    const key = request.headers.get('Idempotency-Key');
    const outcome = outcomes[next] ?? 'done';
    next += 1;
    keys.push(key);
    if (typeof outcome === 'object') return failed(outcome.code, outcome.status);
    const nameOf = ({ vassalage }: { vassalage?: string }) => vassalage ?? 'main';
    if (outcome !== 'lost') move(key, { from: nameOf(from), to: nameOf(to), amount });
    if (outcome !== 'done') return failed('unexpected_error', 500);
    const { value } = EXAMPLES.transferBetweenWallets;
    return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
  });
  /** Moves all balances to the main wallet. */
  const empty = () => {
    const sum = [...held.values()].reduce((total, one) => total + one, 0n);
    for (const name of held.keys()) held.set(name, name === 'main' ? sum : 0n);
  };
  return { handlers: [balance, transfer], keys, has, empty, reset };
}
