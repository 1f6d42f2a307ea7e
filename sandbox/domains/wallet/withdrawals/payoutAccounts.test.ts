import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { act, fund, idOf, randomNumber, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();

async function funded(): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, '10000');
  return one;
}

describe('a payout account', () => {
  const bind = async ({ client, stepUp }: TestMember, number: string, holder = 'Test') =>
    client.post(
      '/wps/withdrawal/accounts',
      { kind: 'bank', provider: 'Test Bank', holder, number },
      await stepUp(),
    );
  const named = (realName: string) => newMember(platform, undefined, { realName });

  it('shows only the last digits of its number', async () => {
    const { body } = await bind(await named('Test'), '20150123456789');
    expect(body.value).toMatchObject({ number: '••••6789' });
  });

  it('is bound to one player of a merchant only', async () => {
    const number = randomNumber();
    await bind(await funded(), number);
    expect((await bind(await funded(), number)).body.code).toBe('payout_account_taken');
  });

  it('is one mobile wallet in any notation of its number', async () => {
    const digits = randomInt(10_000_000, 99_999_999);
    const codes: unknown[] = [];
    for (const [provider, start] of [
      ['Test Wallet', '017'],
      ['Test Wallet', '+88017'],
      ['Test Wallet', '88017'],
      ['Sample Wallet', '017'],
    ] as const) {
      const one = await named('Test');
      const wallet = { kind: 'mobile-wallet', provider, holder: 'Test' };
      const given = { ...wallet, number: `${start}${digits}` };
      const path = '/wps/withdrawal/accounts';
      codes.push((await one.client.post(path, given, await one.stepUp())).body.code);
    }
    expect(codes).toEqual(['ok', 'payout_account_taken', 'payout_account_taken', 'ok']);
  });

  it('must be in its player’s real name, in any notation', async () => {
    const one = await named('Mohammad Rahim');
    const refused = await bind(one, randomNumber(), 'Nasrin Akter');
    expect([refused.status, refused.body.code]).toEqual([409, 'payout_holder_differs']);
    const { body } = await bind(one, randomNumber(), ' RAHIM  Md. ');
    expect(body).toMatchObject({ code: 'ok', value: { holder: 'Mohammad Rahim' } });
  });

  it.each([{ holder: 'Te\u200bst' }, { provider: 'Test\u00ad Bank' }])(
    'rejects invisible characters in its names: %j',
    async (hidden) => {
      const one = await named('Test');
      const account = { kind: 'bank', provider: 'Test Bank', holder: 'Test', ...hidden };
      const given = { ...account, number: randomNumber() };
      const { status, body } = await one.client.post(
        '/wps/withdrawal/accounts',
        given,
        await one.stepUp(),
      );
      expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    },
  );

  it.each([
    ['bank', 'Bank of Nowhere'],
    ['bank', 'test bank'],
    ['bank', 'Test Wallet'],
  ])('must be at a listed provider: no %s of %s', async (kind, provider) => {
    const one = await named('Test');
    const given = { kind, provider, holder: 'Test', number: randomNumber() };
    const path = '/wps/withdrawal/accounts';
    const { status, body } = await one.client.post(path, given, await one.stepUp());
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect((await one.client.get(path)).body.value).toMatchObject({ accounts: [] });
  });

  it('needs the player’s real name and birth date', async () => {
    const unborn = await newMember(platform, undefined, { realName: 'Test', profile: {} });
    for (const one of [await named(''), unborn]) {
      expect((await bind(one, randomNumber())).body.code).toBe('details_needed');
      const { value } = (await one.client.get('/wps/withdrawal/accounts')).body;
      expect(value).toMatchObject({ holder: '' });
    }
  });

  it('is listed with the available kinds and the required holder name', async () => {
    const { client } = await named('Rahim Uddin');
    expect((await client.get('/wps/withdrawal/accounts')).body.value).toMatchObject({
      ...{ accounts: [], most: 5, holder: 'Rahim Uddin' },
      methods: [
        { kind: 'mobile-wallet', minutes: 30 },
        { kind: 'bank', least: '1000.00', most: '500000.00', minutes: 240 },
        { kind: 'crypto' },
      ],
    });
  });

  it('is refused once five others are bound', async () => {
    const one = await funded();
    for (let bound = 0; bound < 5; bound += 1) await bind(one, randomNumber());
    expect((await bind(one, randomNumber())).body.code).toBe('payout_accounts_full');
  });

  it('cannot be removed while a withdrawal to it is pending', async () => {
    const one = await funded();
    const { account, reference } = (await withdraw(one, '1000')).body.value as Withdrawal;
    const remove = () => one.client.delete(`/wps/withdrawal/accounts/${account.id}`);
    expect((await remove()).body.code).toBe('payout_account_used');
    await act(platform, one, 'rejectWithdrawal', { reference });
    expect((await remove()).body.code).toBe('ok');
    expect((await one.client.get('/wps/withdrawal/accounts')).body.value).toMatchObject({
      accounts: [],
    });
  });

  it('must have a number in the format of its kind', async () => {
    const { status, body } = await bind(await named('Test'), 'no number!');
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });

  it('needs a step-up, which is valid once', async () => {
    const one = await funded();
    const header = await one.stepUp();
    const account = { kind: 'bank', provider: 'Test Bank', holder: 'Test' };
    const call = () =>
      one.client.post('/wps/withdrawal/accounts', { ...account, number: randomNumber() }, header);
    expect(idOf((await call()).body.value)).toBeTruthy();
    expect((await call()).body.code).toBe('step_up_needed');
  });
});
