import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '#sandbox/kernel/market/amountText.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Promotion, PromotionPage, RaffleResult } from '#src/platform/contract.generated.ts';
import { answered, at, codeOf, merchantThat, walletBalance } from '../rewards.fixture.ts';
import { prizeAt, weightOf } from './prizeAt.ts';

const platform = testPlatform();
const PATH = '/wps/relay/MCSFE_claimRafflePromotion';

describe('a raffle', () => {
  it('opens each ticket once, even with parallel calls, and pays its prize (S7.30)', async () => {
    const merchant = merchantThat(platform, 'promotions');
    const client = platform.as('player', merchant);
    const before = await walletBalance(platform, merchant, 'player');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.post(PATH, { code: 'moon-raffle' })),
    );
    const opened = answers.flatMap(({ status, body }) =>
      status === 200 ? [body.value as RaffleResult] : [],
    );
    expect(new Set(opened.map(({ ticket }) => ticket)).size).toBe(3);
    expect(answers.filter(({ body }) => body.code === 'raffle_ticket_missing')).toHaveLength(3);
    const won = opened.reduce((sum, { prize }) => sum + (parseAmount(merchant, prize) ?? 0n), 0n);
    expect((await walletBalance(platform, merchant, 'player')) - before).toBe(won);
    const seen = await answered<Promotion>(client.get('/wps/promotions/moon-raffle'));
    expect(seen).toMatchObject({ status: 'joined', tickets: { unopened: 0, opened: 3 } });
  });

  it('gives a ticket for joining', async () => {
    const client = platform.as('newcomer', merchantThat(platform, 'promotions'));
    await answered(client.post('/wps/promotions/moon-raffle/join'));
    const seen = await answered<Promotion>(client.get('/wps/promotions/moon-raffle'));
    expect(seen).toMatchObject({ status: 'claim', tickets: { unopened: 1, opened: 0 } });
  });

  it('rejects the code of another kind of promotion', async () => {
    const client = platform.as('vip', merchantThat(platform, 'promotions'));
    expect(await codeOf(client.post(PATH, { code: 'first-week' }))).toEqual([
      409,
      'promotion_not_for_this',
    ]);
  });

  it('that has ended offers nothing, whatever tickets are left, and is not listed', async () => {
    const merchant = merchantThat(platform, 'promotions');
    const before = await answered<Promotion>(
      platform.as('vip', merchant).get('/wps/promotions/moon-raffle'),
    );
    expect(before).toMatchObject({ status: 'claim', tickets: { unopened: 3 } });
    const { now } = at(platform);
    const left = new Date(before.endsAt ?? now).getTime() - now.getTime();
    await platform.forward(Math.ceil(left / 1000));
    const client = platform.as('vip', merchant);
    const after = await answered<Promotion>(client.get('/wps/promotions/moon-raffle'));
    expect(after.status).toBeNull();
    const { list } = await answered<PromotionPage>(client.get('/wps/promotions?type=raffle'));
    expect(list).toEqual([]);
    expect(await codeOf(client.post(PATH, { code: 'moon-raffle' }))).toEqual([
      409,
      'promotion_closed',
    ]);
  });

  it('assigns every prize as many numbers as its weight', () => {
    const prizes = fc.array(
      fc.record({ amount: fc.nat(1000), weight: fc.integer({ min: 1, max: 20 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(prizes, (all) => {
        const drawn = Array.from({ length: weightOf(all) }, (_, number) => prizeAt(all, number));
        const expected = all.flatMap(({ amount, weight }) =>
          Array.from({ length: weight }, () => BigInt(amount)),
        );
        expect(drawn).toEqual(expected);
        expect(() => prizeAt(all, weightOf(all))).toThrow(RangeError);
      }),
    );
  });
});
