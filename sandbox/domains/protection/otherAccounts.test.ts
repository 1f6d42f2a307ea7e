import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { beginGame } from '#sandbox/domains/play/demo/handlers/demo.fixture.ts';
import { fund } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { payoutAccount } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import {
  merchantWithWallet,
  newMember,
  type TestMember,
} from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { knownContact } from './schema.ts';

const platform = testPlatform();
const merchant = () => merchantWithWallet(platform, { single: true });
const person = (more: Parameters<typeof newMember>[2] = {}) =>
  newMember(platform, merchant(), more);
const excludeSelf = ({ client }: TestMember, scope = 'brand') =>
  client.post('/wps/member/protection/selfExclusion', { months: 6, scope });
const mayPlay = async ({ client }: TestMember) =>
  (await client.get('/wps/member/protection/play')).body.code;

/** Saves a number, an address or an account as a contact of a member. */
const keepContact = ({ memberId }: TestMember, contact: string, proven: boolean) =>
  platform.sandbox.platform.db
    .insert(knownContact)
    .values({ memberId, channel: contact.includes('@') ? 'email' : 'mobile', contact, proven });
const keepAccount = (
  { memberId, merchant: { merchantCode } }: TestMember,
  account: Pick<typeof payoutAccount.$inferInsert, 'kind' | 'provider' | 'number' | 'removedAt'>,
) =>
  platform.sandbox.platform.db
    .insert(payoutAccount)
    .values({ ...account, merchantCode, memberId, holder: 'R', boundAt: new Date() });

describe('a break extends at once to the player’s other accounts', () => {
  it('and ends their open games, deposits and promotions', async () => {
    const born = { birthday: '1981-02-03' };
    const one = await person({ realName: 'Morshed Alam', profile: born });
    const other = await person({ profile: born });
    await fund(platform, other, '5000');
    await platform.sandbox.platform.db
      .update(member)
      .set({ realName: 'ALAM, Mor\u200bshed' })
      .where(eq(member.id, other.memberId));
    const game = await beginGame(other.client, 'CQ9-0001');
    expect((await game.play(randomUUID(), '10.00')).body.code).toBe('ok');
    await excludeSelf(one);
    const stopped = [
      await game.play(randomUUID(), '10.00'),
      await other.client.post('/wps/deposit', { method: 'card', amount: '500.00' }),
      await other.client.post('/wps/promotions/welcome/claim', {}),
    ];
    expect(stopped.map(({ body }) => body.code)).toEqual(stopped.map(() => 'player_excluded'));
  });

  it.each([
    ['phone number', { mobile: '+8801799100001' }, { mobile: '+8801799100001' }],
    ['e-mail address', { email: 'Same@other.example' }, { email: 'same@Other.example' }],
  ])('with the same proven %s at another brand of the licensee', async (_, own, others) => {
    const there = platform.merchants.find((each) => each !== merchant());
    const one = await person(own);
    const other = await newMember(platform, there, others);
    await excludeSelf(one, 'brand');
    expect(await mayPlay(other)).toBe('ok');
    await excludeSelf(one, 'licensee');
    expect(await mayPlay(other)).toBe('player_excluded');
  });

  it('with a phone number that either account had before', async () => {
    const [one, other] = [await person({ mobile: '+8801799100011' }), await person()];
    await keepContact(other, '+8801799100011', true);
    await excludeSelf(one);
    expect(await mayPlay(other)).toBe('player_excluded');
    const [third, fourth] = [await person(), await person({ mobile: '+8801799100012' })];
    await keepContact(third, '+8801799100012', true);
    await excludeSelf(third);
    expect(await mayPlay(fourth)).toBe('player_excluded');
  });

  it('with the same payout account, even a removed one, and a mobile wallet with the same phone number', async () => {
    const [one, bank, wallet] = [await person(), await person(), await person()];
    const phone = await person({ mobile: '+8801799100021' });
    const atBank = { kind: 'bank', provider: 'Test Bank', number: 'OTHER00012345678' } as const;
    const inWallet = { kind: 'mobile-wallet', provider: 'Test Wallet' } as const;
    await keepAccount(one, { ...atBank, removedAt: new Date() });
    await keepAccount(bank, { ...atBank, provider: 'TEST-bank' });
    await keepAccount(one, { ...inWallet, number: '01799100021' });
    await keepAccount(wallet, { ...inWallet, provider: 'Sample Wallet', number: '8801799100021' });
    await excludeSelf(one);
    expect([await mayPlay(bank), await mayPlay(wallet), await mayPlay(phone)]).toEqual([
      ...['player_excluded', 'player_excluded', 'player_excluded'],
    ]);
  });

  it('and to those that share a trait with these in turn', async () => {
    const born = { birthday: '1982-03-04' };
    const one = await person({ realName: 'Sabina Yasmin', profile: born });
    const other = await person({
      ...{ realName: 'Yasmin Sabina', profile: born },
      email: 'sy@o.example',
    });
    const third = await person();
    await keepContact(third, 'sy@o.example', true);
    await excludeSelf(one);
    expect([await mayPlay(other), await mayPlay(third)]).toEqual([
      ...['player_excluded', 'player_excluded'],
    ]);
  });

  it('once the excluded account comes to share a trait with an active one', async () => {
    const other = await person({ realName: 'Rezaul Karim', profile: { birthday: '1983-04-05' } });
    const one = await person({ realName: '', profile: {} });
    await excludeSelf(one);
    expect(await mayPlay(other)).toBe('ok');
    const told = { realName: 'Karim Rezaul', details: { birthday: '1983-04-05' } };
    expect((await one.client.put('/wps/member/profile', told)).body.code).toBe('ok');
    expect(await mayPlay(other)).toBe('player_excluded');
  });

  it('if the operator excludes a player, too', async () => {
    const born = { birthday: '1984-05-06' };
    const account = `operator${Date.now()}`;
    await person({ account, realName: 'Farid Ahmed', profile: born });
    const other = await person({ realName: 'Ahmed Farid', profile: born });
    const headers = { 'Merchant-Code': merchant().merchantCode };
    const given = { account, length: '24 hours' };
    const path = '/sandbox/control/actions/excludeMember';
    expect((await platform.post(path, given, headers)).body.code).toBe('ok');
    expect(await mayPlay(other)).toBe('player_excluded');
  });

  it('but to none with an uncertain match only', async () => {
    const one = await person({
      ...{ realName: 'Nurul Islam', profile: { birthday: '1985-06-07' } },
      ...{ email: 'nurul@other.example' },
    });
    const [typed, named, born] = [
      await person(),
      await person({ realName: 'Nurul Islam' }),
      await person({ profile: { birthday: '1985-06-07' } }),
    ];
    await keepContact(typed, 'nurul@other.example', false);
    await excludeSelf(one, 'licensee');
    expect([await mayPlay(typed), await mayPlay(named), await mayPlay(born)]).toEqual([
      ...['ok', 'ok', 'ok'],
    ]);
  });
});
