import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PASSWORD_TRIES, TOKEN } from '#sandbox/domains/accounts/settings.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { AuthenticatorSetup, Security } from '#src/platform/contract.generated.ts';
import {
  codeSentTo,
  firstMerchant,
  memberNow,
  seededMobile,
  stepUpBySms,
} from './security.fixture.ts';

const platform = testPlatform();
const merchant = () => firstMerchant(platform);

describe('a step-up', () => {
  it('is valid for one action of its session, for five minutes', async () => {
    const [player, elsewhere] = [platform.as('player'), platform.as('player')];
    const mobile = seededMobile(merchant(), 'player');
    const header = await stepUpBySms(platform, player, mobile);
    expect((await elsewhere.post('/wps/member/authenticator', undefined, header)).status).toBe(403);
    expect((await player.post('/wps/member/authenticator', undefined, header)).status).toBe(200);
    expect((await player.post('/wps/member/authenticator', undefined, header)).status).toBe(403);
    const late = await stepUpBySms(platform, player, mobile);
    await platform.forward(TOKEN.stepUpSeconds);
    expect((await player.post('/wps/member/authenticator', undefined, late)).status).toBe(403);
  });

  it('rejects the password if the player has bound a phone', async () => {
    const { body } = await platform
      .as('vip')
      .post('/wps/member/stepUp', { method: 'password', answer: 'x' });
    expect(body.code).toBe('contact_unbound');
  });
});

describe('a phone number', () => {
  it('is bound after a step-up and its code, and the previous number is notified', async () => {
    const player = platform.as('agent1');
    const before = seededMobile(merchant(), 'agent1');
    const mobileNum = seedMobile(merchant().brand, 601);
    await player.post('/wps/member/mobile/code', { mobileNum });
    const body = { mobileNum, verificationCode: await codeSentTo(platform, mobileNum) };
    const refused = await player.put('/wps/member/mobile', body);
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_needed']);
    const header = await stepUpBySms(platform, player, before);
    const wrong = await player.put(
      '/wps/member/mobile',
      { ...body, verificationCode: 'x' },
      header,
    );
    expect(wrong.body.code).toBe('verification_code_invalid');
    expect((await player.put('/wps/member/mobile', body, header)).body.code).toBe('ok');
    expect((await memberNow(platform, 'agent1')).mobile).toBe(mobileNum);
    expect((await platform.outbox(before))[0]?.body).toContain('was removed');
  });

  it('of another player receives no code', async () => {
    const mobileNum = seededMobile(merchant(), 'agent42');
    const sent = await platform.as('agent2').post('/wps/member/mobile/code', { mobileNum });
    expect([sent.status, await platform.outbox(mobileNum)]).toEqual([200, []]);
  });
});

describe('the phone number and the e-mail address of a player', () => {
  it('can be unbound, but not both', async () => {
    const player = platform.as('agent2');
    const header = await stepUpBySms(platform, player, seededMobile(merchant(), 'agent2'));
    expect((await player.delete('/wps/member/email', undefined, header)).body.code).toBe('ok');
    const last = await stepUpBySms(platform, player, seededMobile(merchant(), 'agent2'));
    const { status, body } = await player.delete('/wps/member/mobile', undefined, last);
    expect([status, body.code]).toEqual([409, 'contact_last']);
  });

  it('are shown masked', async () => {
    const { body } = await platform.as('vip').get('/wps/member/security');
    const { mobile, email } = body.value as Security;
    expect([mobile, email]).toEqual([
      expect.stringMatching(/^\+\d{3}\*+\d{3}$/),
      expect.stringMatching(/^v\*\*\*@/),
    ]);
  });

  it('are bound with a code sent to the new one', async () => {
    const player = platform.as('agent42');
    const email = 'New.Address@brand.example';
    await player.post('/wps/member/email/code', { email });
    const verificationCode = await codeSentTo(platform, email.toLowerCase());
    const header = await stepUpBySms(platform, player, seededMobile(merchant(), 'agent42'));
    const { body } = await player.put('/wps/member/email', { email, verificationCode }, header);
    expect(body.code).toBe('ok');
    expect((await memberNow(platform, 'agent42')).email).toBe(email.toLowerCase());
  });
});

describe('an authenticator', () => {
  it('is active after its first valid code, then steps up, and is removed after a step-up', async () => {
    const player = platform.as('excluded');
    const mobile = seededMobile(merchant(), 'excluded');
    const header = await stepUpBySms(platform, player, mobile);
    const set = await player.post('/wps/member/authenticator', undefined, header);
    const { secret, uri } = set.body.value as AuthenticatorSetup;
    expect(uri).toContain(`secret=${secret}`);
    const code = () =>
      new TOTP({ secret }).generate({ timestamp: platform.sandbox.platform.clock.now().getTime() });
    const confirm = (given: string) => player.put('/wps/member/authenticator', { code: given });
    expect((await confirm('x')).body.code).toBe('verification_code_invalid');
    expect((await confirm(code())).body.code).toBe('ok');
    await platform.forward(60);
    const proof = { method: 'totp', answer: code() };
    const stepped = await player.post('/wps/member/stepUp', proof);
    expect(stepped.body.code).toBe('ok');
    const { stepUpToken } = stepped.body.value as { stepUpToken: string };
    const twice = await player.post('/wps/member/stepUp', proof);
    expect(twice.body.code).toBe('verification_code_invalid');
    const bound = await player.post('/wps/member/authenticator', undefined, {
      'Step-Up-Token': stepUpToken,
    });
    expect(bound.body.code).toBe('authenticator_bound');
    const gone = await player.delete('/wps/member/authenticator', undefined, {
      'Step-Up-Token': stepUpToken,
    });
    expect(gone.body.code).toBe('ok');
  });

  it('accepts five tries in 5 minutes (S8.8)', async () => {
    const player = platform.as('locked');
    const header = await stepUpBySms(platform, player, seededMobile(merchant(), 'locked'));
    const set = await player.post('/wps/member/authenticator', undefined, header);
    const { secret } = set.body.value as AuthenticatorSetup;
    const timestamp = platform.sandbox.platform.clock.now().getTime();
    await player.put('/wps/member/authenticator', {
      code: new TOTP({ secret }).generate({ timestamp }),
    });
    const step = () => player.post('/wps/member/stepUp', { method: 'totp', answer: 'x' });
    for (let tried = 0; tried < PASSWORD_TRIES.limit; tried += 1) {
      expect((await step()).status).toBe(422);
    }
    expect((await step()).status).toBe(429);
  });
});
