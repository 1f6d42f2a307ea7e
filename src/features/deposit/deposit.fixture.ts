import { type AnyHandler, HttpResponse, http } from 'msw';
import type { Deposit, DepositMethod, DepositMethods } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { needsPlayer } from '#src/shared/deposits/needsPlayer.ts';

const { value: card } = EXAMPLES.getDeposit;

/** A deposit on the provider's page, created a minute ago by the platform's clock. */
export const BY_CARD: Deposit = card;

/** A manual deposit to a mobile wallet. */
export const BY_HAND: Deposit = {
  ...card,
  ...{ method: 'mobile-wallet', provider: 'Test Wallet A', adapter: 'manual-reference' },
  payUrl: '/sandbox/pay/DK7Q2MXA9PZRW',
  reportUntil: '2026-03-03T14:20:00.000Z',
  secondUntil: '2026-03-05T14:20:00.000Z',
  destinations: [
    { provider: 'Test Wallet A', number: '01000000001' },
    { provider: 'Test Wallet A', number: '01000000009' },
    { provider: 'Test Wallet B', number: '01000000002' },
  ],
  payTo: {
    ...{ name: 'Test Merchant', number: '01000000001', qr: null },
    ...{ walletKind: 'personal', walletAction: 'send-money' },
  },
};

/** The manual deposit, with overrides. */
export const byHand = (part: Partial<Deposit>): Deposit => ({ ...BY_HAND, ...part });

/** The empty fields of a closed deposit. */
export const CLOSED = { payUrl: null, payTo: null, closedAt: '2026-03-02T14:10:00.000Z' } as const;

const method = (part: Partial<DepositMethod>): DepositMethod => ({
  ...{ method: 'mobile-wallet', provider: 'Test Wallet A', adapter: 'manual-reference' },
  ...{ least: '200.00', most: '25000.00', fee: '0.00', minutes: 30, takesMinutes: 5 },
  ...part,
});

/** A wallet, then a card. */
export const METHODS: DepositMethod[] = [
  method({}),
  method({
    method: 'card',
    provider: 'Test Card',
    adapter: 'redirect',
    least: '500.00',
    takesMinutes: 0,
  }),
];

/** A bank account of the platform. */
export const BANK: DepositMethod = method({ method: 'bank', provider: 'Test Bank' });

/** A platform with methods and one deposit, or none. */
export const cashier = (
  deposit: Deposit | null,
  offer: Partial<DepositMethods> = {},
): AnyHandler[] => [
  answers('getDeposit', () => deposit),
  answers('getWaitingDeposits', () => ({
    deposits: deposit && needsPlayer(deposit) ? [deposit] : [],
  })),
  answers('getDepositMethods', () => ({
    methods: METHODS,
    depositLeft: null,
    last: null,
    ...offer,
  })),
  answers('getPromotions', () => ({ list: [], totalPages: 1 })),
  answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil: null })),
  answers('getMemberInfo'),
];

/** The deposit requests that the platform received. */
export interface DepositRequests {
  handler: AnyHandler;
  keys: (string | null)[];
  bodies: unknown[];
}

/**
 * A platform that creates deposits. The first `lost` responses are lost.
 *
 * @param deposit the deposit in its response
 */
export function begins(deposit: Deposit, lost = 0): DepositRequests {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  const handler = http.post(EXAMPLES.createDeposit.path, async ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    bodies.push(await request.json());
    if (keys.length <= lost) return HttpResponse.error();
    return HttpResponse.json({ success: true, value: deposit, message: '', code: 'ok' });
  });
  return { handler, keys, bodies };
}
