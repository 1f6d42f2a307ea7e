import { describe, expect, it } from 'vitest';
import { beginGame } from '#sandbox/handlers/demo/demo.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { merchantWithWallet, newMember, type TestMember } from '#sandbox/newMember.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { fund } from '#sandbox/wallet/wallet.fixture.ts';
import type { LaunchedGame, WalletBalance } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const [CQ9_GAME, BBIN_GAME] = ['CQ9-0001', 'BBIN-0001'];

const launch = async ({ client }: TestMember, gameCode = CQ9_GAME) =>
  (await client.get(`/wps/game/launchGame?gameCode=${gameCode}`)).body.value as LaunchedGame;
const leave = ({ client }: TestMember, { playId }: LaunchedGame) =>
  client.post('/wps/game/leaveGame', { playId });
const switchTo = ({ client }: TestMember, automatic: boolean) =>
  client.put('/wps/wallets/automatic', { automatic });

/** What a member has: in the main wallet, and with a vendor. */
async function money({ client }: TestMember, vendor = 'CQ9') {
  const value = (await client.get('/wps/v2/wallets/balance')).body.value as WalletBalance;
  const there = value.wallets.find(({ vassalage }) => vassalage === vendor)?.balance;
  return [value.balance, there];
}

/** A member with 500 in the main wallet whose money moves by itself. */
async function follower(): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, '500');
  await switchTo(one, true);
  return one;
}

describe('a launch from a wallet per vendor (S7.26)', () => {
  it('tells what the wallet holds, and moves nothing unless the player wants that', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    const { wallet } = await launch(one);
    expect(wallet).toEqual({
      ...{ vassalage: 'CQ9', displayName: expect.any(String), leastStake: '1.00' },
      ...{ balance: '0.00', moved: '0.00' },
    });
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('tells of no wallet for a free trial, nor where there is one wallet', async () => {
    const trial = await newMember(platform);
    const demo = await launch(trial, `${CQ9_GAME}&mode=demo&ageConfirmed=true`);
    expect(demo.wallet).toBeNull();
    const single = await newMember(platform, merchantWithWallet(platform, { single: true }));
    expect((await launch(single)).wallet).toBeNull();
    expect((await switchTo(single, true)).body.code).toBe('wallet_single');
  });

  it('refuses money for the games of a vendor to a player on a break, and lets it come home (S2.16)', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    const transfer = (from: object, to: object) =>
      one.client.post('/wps/relay/GCS_walletTransfer', { from, to, amount: '100' });
    const [main, cq9] = [{ kind: 'main' }, { kind: 'vendor', vassalage: 'CQ9' }];
    await transfer(main, cq9);
    await one.client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });
    expect((await transfer(main, cq9)).body.code).toBe('player_excluded');
    expect((await transfer(cq9, main)).body.code).toBe('ok');
  });
});

describe('money that moves by itself', () => {
  it('is kept as the wish of the player', async () => {
    const one = await follower();
    const wish = async () => (await one.client.get('/wps/v2/wallets/balance')).body.value;
    expect(await wish()).toMatchObject({ automatic: true });
    await switchTo(one, false);
    expect(await wish()).toMatchObject({ automatic: false });
  });

  it('goes to the vendor with the launch, and home when the site leaves the game', async () => {
    const one = await follower();
    const launched = await launch(one);
    expect(launched.wallet).toMatchObject({ balance: '500.00', moved: '500.00' });
    expect(await money(one)).toEqual(['0.00', '500.00']);
    await leave(one, launched);
    expect(await money(one)).toEqual(['500.00', '0.00']);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('comes home when the game ends by itself', async () => {
    const one = await follower();
    const { begun } = await beginGame(one.client, CQ9_GAME);
    await one.client.delete('/demo/api/session', { token: begun.token });
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('follows to the vendor of the next game', async () => {
    const one = await follower();
    await launch(one);
    expect((await launch(one, BBIN_GAME)).wallet).toMatchObject({ balance: '500.00' });
    expect(await money(one)).toEqual(['0.00', '0.00']);
  });

  it('stays while another game of the vendor is open: a reload ends the old one late', async () => {
    const one = await follower();
    const before = await launch(one);
    const after = await launch(one);
    await leave(one, before);
    expect(await money(one)).toEqual(['0.00', '500.00']);
    await leave(one, after);
    await leave(one, after);
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('comes home when the login that the game was launched from is over', async () => {
    const one = await follower();
    await beginGame(one.client, CQ9_GAME);
    await one.client.delete('/wps/session/logout');
    await platform.forward(61);
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('is moved by nobody else who names the play session', async () => {
    const [one, other] = [await follower(), await follower()];
    await leave(other, await launch(one));
    expect(await money(one)).toEqual(['0.00', '500.00']);
  });

  it('stays where it is while the platform stops play', async () => {
    const one = await follower();
    await one.client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });
    const { body } = await one.client.get(`/wps/game/launchGame?gameCode=${CQ9_GAME}`);
    expect(body.code).toBe('player_excluded');
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });
});
