import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { termsAcceptance } from '#sandbox/domains/accounts/schema/accounts.ts';
import {
  firstMerchant,
  seededMobile,
  stepUpBySms,
} from '#sandbox/domains/accounts/security/handlers/security.fixture.ts';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Profile } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const PATH = '/wps/member/profile';

describe('a player’s profile', () => {
  it('changes only the given fields (S3.17)', async () => {
    const { client: player } = await newMember(platform, undefined, { profile: {} });
    await player.put(PATH, { details: { telegram: 'rahim', occupation: 'Teacher' } });
    await player.put(PATH, { nickname: ' Rahim B ', details: { telegram: '' } });
    const { nickname, details } = (await player.get(PATH)).body.value as Profile;
    expect([nickname, details]).toEqual(['Rahim B', { occupation: 'Teacher' }]);
  });

  it('accepts the real name and the birthday once', async () => {
    const player = platform.as('newcomer');
    const put = async (body: object) => (await player.put(PATH, body)).body.code;
    expect(await put({ realName: 'Mitu Rahman', details: { birthday: '05-17-1990' } })).toBe('ok');
    expect(await put({ realName: 'Mitu Rahman', details: { birthday: '1990-05-17' } })).toBe('ok');
    expect(await put({ realName: 'Another Name' })).toBe('real_name_fixed');
    expect(await put({ details: { birthday: '1990-05-18' } })).toBe('birthday_fixed');
    expect(await put({ details: { birthday: '' } })).toBe('field_invalid');
  });

  it.each([
    [{ realName: 'Ka\u200brim Ahmed' }, 'realName', 'characters'],
    [{ realName: '12@@' }, 'realName', 'characters'],
    [{ realName: 'Karim 7' }, 'realName', 'characters'],
    [{ details: { fullName: 'Karim\u00ad Ahmed' } }, 'fullName', 'characters'],
    [{ nickname: 'Rahim\u202e' }, 'nickname', 'characters'],
    [{ nickname: 'agent\u00ad01' }, 'nickname', 'characters'],
    [{ nickname: 'Rahim\nUddin' }, 'nickname', 'characters'],
    [{ nickname: '\u3164\u3164' }, 'nickname', 'characters'],
    [{ nickname: '\u200b\u200b' }, 'nickname', 'characters'],
    [{ nickname: '.. ..' }, 'nickname', 'characters'],
    [{ nickname: 'Customer Service' }, 'nickname', 'staff'],
    [{ nickname: 'গ্রাহক সেবা' }, 'nickname', 'staff'],
  ])('rejects the misleading name %j', async (body, name, rule) => {
    const { client } = await newMember(platform, undefined, { realName: '' });
    const { status, body: answer } = await client.put(PATH, body);
    expect([status, answer.code]).toEqual([422, 'field_invalid']);
    expect(answer.value).toMatchObject({ fields: [{ name, rule }] });
  });

  it('accepts one of two real names that arrive at the same time', async () => {
    const { client } = await newMember(platform, undefined, { realName: '' });
    const answers = await Promise.all(
      ['One Name', 'Another Name'].map((realName) => client.put(PATH, { realName })),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['ok', 'real_name_fixed']);
  });

  it('rejects a birthday below the minimum age, and an invalid date (S5.6)', async () => {
    const player = platform.as('vip');
    const now = platform.sandbox.platform.clock.now();
    const { minimumAge } = firstMerchant(platform).brand.market;
    const young = `${now.getUTCFullYear() - minimumAge + 1}-01-01`;
    const rules = [young, '1990-02-30'].map(async (birthday) => {
      const { body } = await player.put(PATH, { details: { birthday } });
      return body.value;
    });
    expect(await Promise.all(rules)).toMatchObject([
      { fields: [{ name: 'birthday', rule: 'age' }] },
      { fields: [{ name: 'birthday', rule: 'date' }] },
    ]);
  });
});

describe('the profile pictures', () => {
  it('are a fixed set of distinct ones, of which a player chooses one (S7.16)', async () => {
    const player = platform.as('player');
    expect((await player.put('/wps/member/info/icon', { avatar: 7 })).body.code).toBe('ok');
    const { icon, icons } = (await player.get('/wps/member/info/icon')).body.value;
    expect(icon).toBe(icons.find(({ avatar }) => avatar === 7)?.icon);
    const pictures = await Promise.all(icons.map((one) => platform.get(one.icon)));
    expect(new Set(pictures.map(({ body }) => body)).size).toBe(icons.length);
  });
});

describe('the terms', () => {
  it('must be accepted again after a change', async () => {
    const player = platform.as('player');
    const { db } = platform.sandbox.platform;
    const id = playerId(firstMerchant(platform), 'player');
    await db.delete(termsAcceptance).where(eq(termsAcceptance.memberId, id));
    expect((await player.get('/wps/member/info')).body.value).toMatchObject({ termsVersion: null });
    const { version } = (await platform.get('/wps/system/terms')).body.value as { version: string };
    const old = await player.post('/wps/member/terms', { version: '2020-01-01' });
    expect(old.body.code).toBe('terms_outdated');
    await player.post('/wps/member/terms', { version });
    const { body } = await player.get('/wps/member/info');
    expect(body.value).toMatchObject({ termsVersion: version });
  });
});

describe('closing an account', () => {
  it('is refused while a wallet holds money', async () => {
    const merchant = firstMerchant(platform);
    const { db, clock } = platform.sandbox.platform;
    const memberId = playerId(merchant, 'agent42');
    const deposit = { merchant, memberId, amount: 100n, at: clock.now() };
    await inTransaction(db, (tx) =>
      creditDeposit(tx, { ...deposit, key: 'closing', reference: 'test' }),
    );
    const player = platform.as('agent42');
    const header = await stepUpBySms(platform, player, seededMobile(merchant, 'agent42'));
    const password = seedPassword(merchant.brand);
    const { status, body } = await player.post('/wps/member/close', { password }, header);
    expect([status, body.code]).toEqual([409, 'balance_left']);
  });

  it('needs the password and a step-up, and is final', async () => {
    const merchant = firstMerchant(platform);
    const { db } = platform.sandbox.platform;
    const name = walletOf(merchant, playerId(merchant, 'firstLogin'));
    expect(await balanceOf(db, merchant, name)).toBe(0n);
    const player = platform.as('firstLogin');
    const password = seedPassword(merchant.brand);
    const close = (given: string, headers = {}) =>
      player.post('/wps/member/close', { password: given }, headers);
    expect((await close('wrong')).body.code).toBe('password_wrong');
    expect((await close(password)).body.code).toBe('step_up_needed');
    const header = await stepUpBySms(platform, player, seededMobile(merchant, 'firstLogin'));
    expect((await close(password, header)).body.code).toBe('ok');
    expect((await player.get('/wps/member/info')).body.code).toBe('not_logged_in');
    const { account: username } = PLAYERS.firstLogin;
    const login = await platform.post('/wps/session/login', {
      type: 'username',
      username,
      password,
    });
    expect(login.body.code).toBe('login_incorrect');
  });
});
