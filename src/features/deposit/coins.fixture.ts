import type { CoinPayment, Deposit, DepositCoins } from '#src/platform/contract.generated.ts';
import { BY_CARD } from './deposit.fixture.ts';

const ADDRESS = 'TCQ7M2XKP4ZRW9HD3F6VJ8NB5TGYCE2ALS4UQ9MK';

const coins: DepositCoins = {
  ...{ coin: 'TEST', address: ADDRESS, asked: '10.000000', missing: '10.000000' },
  uri: `testcoin:${ADDRESS}?network=test-chain&amount=10.000000`,
  ...{ received: '0.000000', rate: '120.00', least: '1000.00', confirmations: 3 },
  ...{ until: '2026-03-02T14:20:00.000Z', payments: [] },
};

/** A payment in coins, with overrides. */
export const payment = (part: Partial<CoinPayment>): CoinPayment => ({
  ...{ hash: '4F2A91C07D3B', coins: '10.000000', rate: '120.00', beyond: null, late: false },
  ...{ confirmations: 1, seenAt: '2026-03-02T14:05:30.000Z' },
  ...part,
});

/** A deposit to its own coin address, with overrides of the coins and the deposit. */
export const byAddress = (
  part: Partial<DepositCoins> = {},
  more: Partial<Deposit> = {},
): Deposit => ({
  ...BY_CARD,
  ...{ method: 'crypto', provider: 'Test Chain', adapter: 'address', amount: '1200.00' },
  payUrl: '/sandbox/pay/DK7Q2MXA9PZRW',
  coins: { ...coins, ...part },
  ...more,
});

/** A deposit whose coins have all arrived. */
export const arrived = (received: string, payments: CoinPayment[]): Deposit =>
  byAddress({ received, payments, missing: null, uri: null }, { state: 'pending' });
