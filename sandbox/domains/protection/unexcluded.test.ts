import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { checkRegister, registerOf } from './register.ts';
import { exclusion } from './schema.ts';

const platform = testPlatform();
const SELF = '/wps/member/protection/selfExclusion';

function merchant(): Merchant {
  const [first] = platform.merchants;
  if (!first) throw new Error('There is no merchant.');
  return first;
}
const person = (realName: string, birthday?: string) =>
  newMember(platform, merchant(), { realName, profile: birthday ? { birthday } : {} });
const excludeSelf = ({ client }: TestMember) => client.post(SELF, { months: 6, scope: 'brand' });
const deposit = async ({ client }: TestMember) =>
  (await client.post('/wps/deposit', { method: 'card', amount: '500.00', returnPath: '/member' }))
    .body.code;
const launch = async ({ client }: TestMember) =>
  (await client.get('/wps/game/launchGame?gameCode=CQ9-0001')).body.code;
const bind = async (
  { client, stepUp }: TestMember,
  holder: string,
  number: string,
  provider = 'Test Wallet',
) =>
  client.post(
    '/wps/withdrawal/accounts',
    { kind: 'mobile-wallet', provider, holder, number },
    await stepUp(),
  );
const near = async () => {
  const { body } = await platform.get('/sandbox/control/listings/nearMatches');
  return (body.value as { rows: { cells: string[]; offers: { input: { id: number } }[] }[] }).rows;
};
const decide = async (id: number | undefined, decision: string) =>
  (await platform.post('/sandbox/control/actions/decideNearMatch', { id, decision })).body.code;

describe('a self-excluded person’s other account', () => {
  it('is refused a deposit if name and birth date match in any notation', async () => {
    await excludeSelf(await person('Karim Ahmed', '1985-05-05'));
    expect(await deposit(await person('AHMED  karim', '1985-05-05'))).toBe('player_excluded');
    expect(await deposit(await person('Karim Ahmed', '1968-11-23'))).toBe('ok');
  });

  it('is refused a deposit if the name has invisible characters', async () => {
    await excludeSelf(await person('Kamal Hossain', '1985-05-15'));
    const split = 'Ka\u200bm\u00adal H\u2060oss\u202cain';
    expect(await deposit(await person(split, '1985-05-15'))).toBe('player_excluded');
  });

  it('is refused a deposit if the exclusion has the name split at invisible characters', async () => {
    const { db } = platform.sandbox.platform;
    const one = await person('Ha\u200bbib Mi\u200bah', '1984-04-14');
    await excludeSelf(one);
    await db
      .update(exclusion)
      .set({ names: ['ah bib ha mi'], traits: ['born 1984-04-14 ah bib ha mi'] })
      .where(eq(exclusion.memberId, one.memberId));
    expect(await deposit(await person('Habib Miah', '1984-04-14'))).toBe('player_excluded');
  });

  it('is refused a game if name and birth date match', async () => {
    await excludeSelf(await person('Nasrin Akter', '1983-03-03'));
    expect(await launch(await person('Akter Nasrin', '1983-03-03'))).toBe('player_excluded');
    expect(await launch(await person('Akter Nasrin', '1967-10-24'))).toBe('ok');
  });

  it('is refused a deposit once the profile has a matching name and birth date', async () => {
    await excludeSelf(await person('Jasim Molla', '1985-06-06'));
    const other = await person('');
    expect(await deposit(other)).toBe('details_needed');
    const told = { realName: 'Molla Jasim', details: { birthday: '1985-06-06' } };
    expect((await other.client.put('/wps/member/profile', told)).body.code).toBe('ok');
    expect(await deposit(other)).toBe('player_excluded');
  });

  it('is refused a deposit if a bound account matches', async () => {
    const one = await person('Rahim Uddin', '1971-01-01');
    expect((await bind(one, 'Rahim Uddin', '01799000001')).body.code).toBe('ok');
    await excludeSelf(one);
    const other = await person('Shirin Sultana', '1972-02-02');
    const again = await bind(other, 'Shirin Sultana', '+8801799000001', 'Sample Wallet');
    expect(again.body.code).toBe('ok');
    expect(await deposit(other)).toBe('player_excluded');
  });

  it('is shown to the operator for a decision if the match is uncertain (console)', async () => {
    await excludeSelf(await person('Selim Reza', '1979-07-07'));
    const other = await person('Selim Reja', '1979-07-07');
    const third = await person('Selim Reza');
    const fourth = await person('Selim Reza', '1979-07-08');
    expect([await deposit(other), await deposit(third), await deposit(fourth)]).toEqual([
      ...['ok', 'details_needed', 'ok'],
    ]);
    const rows = await near();
    expect(rows.map(({ cells }) => cells[1])).toEqual([
      ...['same birth date and a similar name', 'same name'],
      'same name and a similar birth date',
    ]);
    const [first, second, last] = rows.map(({ offers }) => offers[0]?.input.id);
    expect(await decide(first, 'same person')).toBe('ok');
    expect(await decide(second, 'another person')).toBe('ok');
    expect(await decide(last, 'another person')).toBe('ok');
    expect(await near()).toEqual([]);
    expect([await deposit(other), await deposit(third)]).toEqual([
      ...['player_excluded', 'details_needed'],
    ]);
  });
});

describe('the register of excluded persons', () => {
  const of = (realName: string) => ({
    ...{ mobile: null, email: null, realName, profile: {}, accounts: [] },
  });

  it('refuses only the persons listed in it', async () => {
    const register = registerOf({ SANDBOX_EXCLUSION_REGISTER: 'mock' });
    await checkRegister(register, of('Somebody Else'));
    await expect(checkRegister(register, of('PERSON, Registered'))).rejects.toMatchObject({
      code: 'player_excluded',
    });
  });

  it('refuses everyone while it does not answer', async () => {
    const register = registerOf({ SANDBOX_EXCLUSION_REGISTER: 'silent' });
    await expect(checkRegister(register, of('Anybody'), 10)).rejects.toMatchObject({
      code: 'exclusion_register_unavailable',
    });
  });

  it('is off by default, and an unknown setting is an error', () => {
    expect(registerOf({})).toBeUndefined();
    expect(() => registerOf({ SANDBOX_EXCLUSION_REGISTER: 'other' })).toThrow('mock or silent');
  });
});
