import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const SLOT = '/wps/game/launchGame?gameCode=CQ9-0001';
const DETAILS = { realName: 'Jahanara Imam', details: { birthday: '1979-05-03' } };

const unknown = (more: object = {}) =>
  newMember(platform, undefined, { realName: '', profile: {}, ...more });
const deposit = async ({ client }: TestMember) =>
  (await client.post('/wps/deposit', { method: 'card', amount: '500.00', returnPath: '/member' }))
    .body.code;
const launch = async ({ client }: TestMember, mode = 'real') =>
  (await client.get(`${SLOT}&mode=${mode}`)).body.code;
const tell = async ({ client }: TestMember, details: object) =>
  (await client.put('/wps/member/profile', details)).body.code;

describe('an account without a real name or a birth date (S2.16)', () => {
  it.each([
    ['neither', {}],
    ['no birth date', { realName: 'Jahanara Imam' }],
    ['no real name', { profile: { birthday: '1979-05-03', fullName: 'Jahanara Imam' } }],
  ])('is refused a deposit and a game with real credits if it has %s', async (_, more) => {
    const one = await unknown(more);
    expect([await deposit(one), await launch(one)]).toEqual(['details_needed', 'details_needed']);
    expect(await launch(one, 'demo')).toBe('ok');
  });

  it('can deposit and play as soon as it has both', async () => {
    const one = await unknown();
    expect(await tell(one, DETAILS)).toBe('ok');
    expect([await deposit(one), await launch(one)]).toEqual(['ok', 'ok']);
  });

  it('cannot set a birth date below the minimum age (S5.6)', async () => {
    const one = await unknown();
    const { brand } = one.merchant;
    const year = platform.sandbox.platform.clock.now().getUTCFullYear() - brand.market.minimumAge;
    const young = { ...DETAILS, details: { birthday: `${year + 1}-01-01` } };
    expect(await tell(one, young)).toBe('field_invalid');
    expect(await deposit(one)).toBe('details_needed');
  });

  it('inherits the break of its person as soon as the details are given', async () => {
    const one = await newMember(platform, undefined, {
      ...{ realName: 'Selina Hossain', profile: { birthday: '1977-06-14' } },
    });
    await one.client.post('/wps/member/protection/selfExclusion', { months: 6, scope: 'brand' });
    const again = await unknown();
    expect(await tell(again, { realName: 'Hossain, Selina' })).toBe('ok');
    expect(await deposit(again)).toBe('details_needed');
    expect(await tell(again, { details: { birthday: '1977-06-14' } })).toBe('ok');
    expect([await deposit(again), await launch(again)]).toEqual([
      ...['player_excluded', 'player_excluded'],
    ]);
  });
});
