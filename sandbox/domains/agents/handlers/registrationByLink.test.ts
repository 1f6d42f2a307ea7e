import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { dayOf } from '#sandbox/kernel/market/period.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Downline,
  RegistrationLink,
  RegistrationLinkPage,
} from '#src/platform/contract.generated.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const agent = () => platform.as('agent2', merchant());
const LINKS = '/wps/agent/registrationLinks';

async function newLink(makes: 'player' | 'agent', more: object = {}): Promise<RegistrationLink> {
  const link = { name: 'Group', makes, rebatePercent: '0.75', ...more };
  const { body } = await agent().post(LINKS, link);
  expect(body.code).toBe('ok');
  return body.value as RegistrationLink;
}

async function register(username: string, affiliateCode: string): Promise<string> {
  const { brand, merchantCode } = merchant();
  const password = seedPassword(brand);
  const form = {
    ...{ username, password, confirmPassword: password, affiliateCode },
    ...{ ageConfirmed: true, privacyAgreed: true, termsVersion: brand.legal.termsVersion },
    humanCheck: await passedHumanCheck(platform),
  };
  const { body } = await platform.put('/wps/member/register', form, {
    'Merchant-Code': merchantCode,
  });
  return body.code;
}

const listed = async () => {
  const { body } = await agent().get(LINKS);
  return body.value as RegistrationLinkPage;
};
const funnelOf = async (id: string) =>
  (await listed()).links.find((link) => link.id === id)?.funnel;

it('registration by link puts the player below the agent, with the rebate of the link (S7.10)', async () => {
  const { id, code } = await newLink('player');
  expect(await register('bylink0001', code)).toBe('ok');
  const { body } = await agent().get('/wps/agent/downline?account=bylink0001');
  expect(body.value as Downline).toMatchObject({
    member: { upline: 'agent02', depth: 1, type: 0 },
    rebatePercent: '0.75',
  });
  expect(await funnelOf(id)).toEqual({ opened: 0, registered: 1, deposited: 0 });
});

it('registration by a link for agents creates an agent (S6.4)', async () => {
  const { code } = await newLink('agent');
  expect(await register('bylink0002', code)).toBe('ok');
  const { body } = await agent().get('/wps/agent/downline?account=bylink0002');
  expect((body.value as Downline).member.type).toBe(41);
});

it('registration fails once the link is disabled (S8.2)', async () => {
  const { id, code } = await newLink('player');
  await agent().post(`${LINKS}/disable`, { id });
  expect(await register('bylink0003', code)).toBe('invitation_code_error');
  expect(await funnelOf(id)).toEqual({ opened: 0, registered: 0, deposited: 0 });
});

it('a link counts its registrations that have deposited, and the totals cover all links', async () => {
  const before = (await listed()).totals;
  const { id, code } = await newLink('player');
  for (const name of ['bylink0011', 'bylink0012']) expect(await register(name, code)).toBe('ok');
  const { db, clock } = platform.sandbox.platform;
  const { merchantCode } = merchant();
  const { body } = await agent().get('/wps/agent/downline?account=bylink0011');
  const { memberId } = (body.value as Downline).member;
  const now = clock.now();
  const made = (state: 'paid' | 'rejected') => ({
    ...{ merchantCode, memberId, reference: randomUUID(), method: 'card' as const, state },
    ...{ amount: 500_00n, createdAt: now, expiresAt: now, closedAt: now },
  });
  await db.insert(deposit).values([made('paid'), made('paid'), made('rejected')]);
  expect(await funnelOf(id)).toEqual({ opened: 0, registered: 2, deposited: 1 });
  const { opened, registered, deposited } = before;
  expect((await listed()).totals).toEqual({
    opened,
    registered: registered + 2,
    deposited: deposited + 1,
  });
});

it('registration fails once the last day of the link is over (S8.2)', async () => {
  const { clock } = platform.sandbox.platform;
  const { timeZone } = merchant().brand.market;
  const lastDay = dayOf(clock.now(), timeZone);
  const { id, code } = await newLink('player', { lastDay });
  await platform.forward(86_400);
  expect(await register('bylink0004', code)).toBe('invitation_code_error');
  expect(await funnelOf(id)).toEqual({ opened: 0, registered: 0, deposited: 0 });
});

it('a link registers as many as its limit, and then reports that it is used up (S2.17)', async () => {
  const { id, code, state, useLimit } = await newLink('player', { useLimit: 2 });
  expect([state, useLimit]).toEqual(['open', 2]);
  for (const name of ['bylink0031', 'bylink0032']) expect(await register(name, code)).toBe('ok');
  expect(await register('bylink0033', code)).toBe('invitation_used_up');
  const listedLink = (await listed()).links.find((link) => link.id === id);
  expect(listedLink).toMatchObject({ state: 'usedUp', useLimit: 2, funnel: { registered: 2 } });
  await agent().post(`${LINKS}/disable`, { id });
  expect(await register('bylink0033', code)).toBe('invitation_code_error');
});

it('the last use of a link goes to one of several registrations at the same time (S2.17)', async () => {
  const { id, code } = await newLink('player', { useLimit: 1 });
  const answers = await Promise.all(
    ['bylink0041', 'bylink0042', 'bylink0043'].map((name) => register(name, code)),
  );
  expect(answers.toSorted()).toEqual(['invitation_used_up', 'invitation_used_up', 'ok']);
  expect((await funnelOf(id))?.registered).toBe(1);
});

it('a link is closed while its agent is suspended (S2.17)', async () => {
  const { code } = await newLink('player');
  const upline = platform.as('agent1', merchant());
  const set = (reason: 'asked' | null) =>
    upline.post(
      '/wps/agent/downline/suspension',
      { account: 'agent02', reason },
      { 'Idempotency-Key': randomUUID() },
    );
  await set('asked');
  expect(await register('bylink0021', code)).toBe('invitation_code_error');
  await set(null);
  expect(await register('bylink0021', code)).toBe('ok');
});
