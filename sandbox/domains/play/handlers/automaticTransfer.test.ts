import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { fund } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { readSession } from '#sandbox/kernel/sessions/readSession.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { addMember, addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import {
  merchantWithWallet,
  newMember,
  type TestMember,
} from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { DemoGame, LaunchedGame, LeftGame } from '#src/platform/contract.generated.ts';
import { beginGame, launchToken } from '../demo/handlers/demo.fixture.ts';
import { gameSession } from '../schema/gameSessions.ts';

const platform = testPlatform();
const [CQ9_GAME, OTHER_CQ9_GAME, BBIN_GAME] = ['CQ9-0001', 'CQ9-0002', 'BBIN-0001'];

const launch = async ({ client }: TestMember, gameCode = CQ9_GAME) =>
  (await client.get(`/wps/game/launchGame?gameCode=${gameCode}`)).body.value;
const leave = ({ client }: TestMember, { playId }: LaunchedGame) =>
  client.post('/wps/game/leaveGame', { playId });
/** The amount returned to the main wallet, by the response to leaving a game. */
const returnedBy = async (one: TestMember, launched: LaunchedGame) =>
  ((await leave(one, launched)).body.value as LeftGame).returned;
const switchTo = ({ client }: TestMember, automatic: boolean) =>
  client.put('/wps/wallets/automatic', { automatic });

/** A member's balances: in the main wallet, and at a vendor. */
async function money({ client }: TestMember, vendor = 'CQ9') {
  const value = (await client.get('/wps/v2/wallets/balance')).body.value;
  const there = value.wallets.find(({ vassalage }) => vassalage === vendor)?.balance;
  return [value.balance, there];
}

/** Creates a member with 500 in the main wallet and automatic transfer on. */
async function withAutomaticTransfer(): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, '500');
  await switchTo(one, true);
  return one;
}

describe('a launch from a wallet per vendor (S7.26)', () => {
  it('states the funds in the wallet, and transfers nothing unless automatic transfer is on', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    const { wallet } = await launch(one);
    expect(wallet).toEqual({
      ...{ vassalage: 'CQ9', displayName: expect.any(String), leastStake: '1.00' },
      ...{ balance: '0.00', moved: '0.00' },
    });
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('states no wallet for a free trial, nor for a merchant with a single wallet', async () => {
    const trial = await newMember(platform);
    const demo = await launch(trial, `${CQ9_GAME}&mode=demo&ageConfirmed=true`);
    expect(demo.wallet).toBeNull();
    const single = await newMember(platform, merchantWithWallet(platform, { single: true }));
    expect((await launch(single)).wallet).toBeNull();
    expect((await switchTo(single, true)).body.code).toBe('wallet_single');
  });

  it('rejects a transfer to a vendor by a player on a break, and accepts one to the main wallet (S2.16)', async () => {
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

describe('automatic transfer', () => {
  it('saves the player’s choice', async () => {
    const one = await withAutomaticTransfer();
    const choice = async () => (await one.client.get('/wps/v2/wallets/balance')).body.value;
    expect(await choice()).toMatchObject({ automatic: true });
    await switchTo(one, false);
    expect(await choice()).toMatchObject({ automatic: false });
  });

  it('transfers all funds to the vendor with the launch, and back when the site leaves the game', async () => {
    const one = await withAutomaticTransfer();
    const launched = await launch(one);
    expect(launched.wallet).toMatchObject({ balance: '500.00', moved: '500.00' });
    expect(await money(one)).toEqual(['0.00', '500.00']);
    expect(await returnedBy(one, launched)).toBe('500.00');
    expect(await money(one)).toEqual(['500.00', '0.00']);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('returns the funds when the game ends itself', async () => {
    const one = await withAutomaticTransfer();
    const { begun } = await beginGame(one.client, CQ9_GAME);
    await one.client.delete('/demo/api/session', { token: begun.token });
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('reports the returned funds to a page that leaves a game which has just ended itself', async () => {
    const one = await withAutomaticTransfer();
    const launched = await launch(one);
    const begin = { launch: launchToken(launched), language: 'en' };
    const { token } = (await one.client.post('/demo/api/session', begin)).body.value as DemoGame;
    await one.client.delete('/demo/api/session', { token });
    expect(await returnedBy(one, launched)).toBe('500.00');
  });

  it('returns the funds when a repeated launch is left whose first response was lost', async () => {
    const one = await withAutomaticTransfer();
    await launch(one);
    const repeated = await launch(one);
    expect(await returnedBy(one, repeated)).toBe('500.00');
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('returns the funds within two minutes of a launch that was never opened', async () => {
    const one = await withAutomaticTransfer();
    await launch(one);
    await platform.forward(61);
    await platform.forward(61);
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('returns the funds if a merchant with open games is no longer served', async () => {
    const { db, clock } = platform.sandbox.platform;
    const gone = await addMerchant(db, { single: false });
    const memberId = await addMember(db, gone, { automaticFunds: true });
    const { merchantCode } = gone;
    const now = clock.now();
    const start = { now, ip: '127.0.0.1', userAgent: 'test' };
    const token = await startSession(db, { id: memberId, merchantCode }, start);
    const login = await readSession(db, merchantCode, token, now);
    const [{ id: gameId } = { id: 0 }] = await db.select({ id: game.id }).from(game).limit(1);
    await db.insert(gameSession).values({
      ...{ merchantCode, memberId, loginId: login?.id ?? null, gameId, launchHash: randomUUID() },
      ...{ launchExpiresAt: now, expiresAt: now },
    });
    const one = await withAutomaticTransfer();
    await beginGame(one.client, CQ9_GAME);
    await one.client.delete('/wps/session/logout');
    await platform.forward(61);
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('transfers the funds to the vendor of the next game', async () => {
    const one = await withAutomaticTransfer();
    await launch(one);
    expect((await launch(one, BBIN_GAME)).wallet).toMatchObject({ balance: '500.00' });
    expect(await money(one)).toEqual(['0.00', '0.00']);
  });

  it('keeps the funds at the vendor while another of its games is open', async () => {
    const one = await withAutomaticTransfer();
    const before = await launch(one);
    const after = await launch(one, OTHER_CQ9_GAME);
    expect(await returnedBy(one, before)).toBe('0.00');
    expect(await money(one)).toEqual(['0.00', '500.00']);
    expect(await returnedBy(one, after)).toBe('500.00');
    expect(await returnedBy(one, after)).toBe('500.00');
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('returns the funds once the session that launched the game is over', async () => {
    const one = await withAutomaticTransfer();
    await beginGame(one.client, CQ9_GAME);
    await one.client.delete('/wps/session/logout');
    await platform.forward(61);
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });

  it('ignores the play session of another member', async () => {
    const [one, other] = [await withAutomaticTransfer(), await withAutomaticTransfer()];
    await leave(other, await launch(one));
    expect(await money(one)).toEqual(['0.00', '500.00']);
  });

  it('transfers nothing while play is stopped', async () => {
    const one = await withAutomaticTransfer();
    await one.client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });
    const { body } = await one.client.get(`/wps/game/launchGame?gameCode=${CQ9_GAME}`);
    expect(body.code).toBe('player_excluded');
    expect(await money(one)).toEqual(['500.00', '0.00']);
  });
});
