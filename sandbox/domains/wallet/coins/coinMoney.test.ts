import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { triesOf } from '#scripts/test/draw.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { minor } from '../wallet.fixture.ts';
import { partsOf, worthOf } from './coinAmount.ts';
import { arrive, balanceOf, beginCoins, millionths, TIME_TO_PAY } from './coins.fixture.ts';

const platform = testPlatform();
const LEAST = 1_000_00n;

/** Generates a payment after a delay, shown by the network several times. */
const payment = fc.record({
  coins: fc.bigInt({ min: 1n, max: 25_000_000n }),
  wait: fc.constantFrom(0, 6, 15, 60, 16 * 60),
  shown: fc.integer({ min: 1, max: 3 }),
});

it('the credited amount equals the received coins at their rate, to the minor unit and once, for any payments at any time (S2.16)', async () => {
  let hash = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(payment, { minLength: 1, maxLength: 4 }), async (payments) => {
      const one = await newMember(platform);
      const deposit = await beginCoins(one);
      let sent = 0n;
      for (const { coins, wait, shown } of payments) {
        await platform.forward(wait);
        hash += 1;
        sent += coins;
        for (let time = 0; time < shown; time += 1) {
          const { body } = await arrive(platform, one, deposit, coins, `HASH${hash}PROPERTY`);
          expect(body.code).toBe('ok');
        }
      }
      await platform.forward(TIME_TO_PAY);
      await platform.forward(60);
      const { body } = await one.client.get('/wps/member/deposits');
      const deposits: Deposit[] = Object(body.value).deposits;
      let [credited, arrived] = [0n, 0n];
      for (const { state, amount, coins: value } of deposits) {
        const rated = (value?.payments ?? []).flatMap(({ coins, rate, beyond }) =>
          partsOf({
            ...{ coins: millionths(coins), rate: minor(rate) },
            beyond: beyond === null ? 0n : millionths(beyond.coins),
            beyondRate: beyond === null ? null : minor(beyond.rate),
          }),
        );
        arrived += rated.reduce((sum, { coins }) => sum + coins, 0n);
        const worth = worthOf(rated);
        expect(state).toBe(worth >= LEAST ? 'paid' : 'rejected');
        if (state === 'paid') expect(minor(amount)).toBe(worth);
        if (state === 'paid') credited += worth;
      }
      expect(arrived).toBe(sent);
      expect(minor(await balanceOf(one))).toBe(credited);
    }),
    { numRuns: triesOf(15) },
  );
  expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
}, 180_000);
