import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { addDays, dayOf } from '#sandbox/kernel/market/period.ts';
import type { Answer } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Affiliate,
  Downline,
  LoginResult,
  RegisteredDownline,
  RegistrationLink,
  RegistrationLinkPage,
} from '#src/platform/contract.generated.ts';
import { LINKS_IN_USE, OPENINGS_OF_ADDRESS } from '../settings.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const agent = () => platform.as('agent1', merchant());
const LINKS = '/wps/agent/registrationLinks';

const newName = () => `d${randomUUID().replaceAll('-', '').slice(0, 9)}`;

async function newLink(rebatePercent = '0.30', more: object = {}): Promise<RegistrationLink> {
  const link = { name: 'Friends', makes: 'player', rebatePercent, ...more };
  const { body } = await agent().post(LINKS, link);
  expect(body.code).toBe('ok');
  return body.value as RegistrationLink;
}

async function isKnown(code: string): Promise<boolean> {
  const headers = { 'Merchant-Code': merchant().merchantCode };
  const { body } = await platform.get(`/wps/agent/affiliate?code=${code}`, headers);
  return (body.value as Affiliate).valid;
}

describe('a registration link', () => {
  it('has a code that is valid for registration until the link is disabled (S7.10)', async () => {
    const { id, code } = await newLink();
    expect(await isKnown(code)).toBe(true);
    expect(await isKnown(code.toLowerCase())).toBe(true);
    const { body } = await agent().post(`${LINKS}/disable`, { id });
    expect(body.value).toMatchObject({ id, code });
    expect(await isKnown(code)).toBe(false);
    const again = await agent().post(`${LINKS}/disable`, { id });
    expect([again.status, again.body.code]).toEqual([409, 'registration_link_disabled']);
  });

  it('gives at most the agent’s own rebate', async () => {
    const given = { name: 'Friends', makes: 'player', rebatePercent: '1.01' };
    const { status, body } = await agent().post(LINKS, given);
    expect([status, body.code]).toEqual([422, 'rebate_too_high']);
    const { body: page } = await agent().get(LINKS);
    expect((page.value as RegistrationLinkPage).highestRebatePercent).toBe('1.00');
  });

  it('cannot be found by other agents', async () => {
    const { id } = await newLink();
    const other = platform.as('agent2', merchant());
    const { status, body } = await other.post(`${LINKS}/disable`, { id });
    expect([status, body.code]).toEqual([404, 'registration_link_unknown']);
    const { body: listed } = await other.get(LINKS);
    const ids = (listed.value as RegistrationLinkPage).links.map((link) => link.id);
    expect(ids).not.toContain(id);
  });

  it('has an address on the main domain that registers with its code', async () => {
    const { link, code } = await newLink();
    expect(link).toBe(`https://${merchant().brand.domains.main}/register?referralCode=${code}`);
  });

  it('works until the end of its last day in the market’s time zone', async () => {
    const { timeZone } = merchant().brand.market;
    const now = platform.sandbox.platform.clock.now();
    const lastDay = dayOf(now, timeZone);
    const { code, id, state, expiresAt } = await newLink('0.30', { lastDay });
    expect(state).toBe('open');
    const end = new Date(expiresAt ?? 0);
    expect(dayOf(new Date(end.getTime() - 1), timeZone)).toBe(lastDay);
    expect(dayOf(end, timeZone)).toBe(addDays(lastDay, 1));
    expect(await isKnown(code)).toBe(true);
    await platform.forward(Math.ceil((end.getTime() - now.getTime()) / 1000));
    expect(await isKnown(code)).toBe(false);
    const { body } = await agent().get(LINKS);
    const listed = (body.value as RegistrationLinkPage).links.find((link) => link.id === id);
    expect(listed).toMatchObject({ state: 'expired', disabledAt: null });
  });

  it.each(['2020-01-01', '9999-12-31'])('rejects the last day %s', async (lastDay) => {
    const link = { name: 'Friends', makes: 'player', rebatePercent: '0.30', lastDay };
    const { status, body } = await agent().post(LINKS, link);
    expect([status, body.code]).toEqual([422, 'registration_link_day_invalid']);
  });

  it('cannot be found by agents of another merchant', async () => {
    const { id } = await newLink();
    const foreign = platform.merchants.filter(
      ({ merchantCode, brand }) => merchantCode !== merchant().merchantCode && brand.modules.agent,
    );
    for (const other of foreign) {
      const { status, body } = await platform.as('agent1', other).post(`${LINKS}/disable`, { id });
      expect([status, body.code]).toEqual([404, 'registration_link_unknown']);
    }
    const { status, body } = await agent().post(`${LINKS}/disable`, { id: randomUUID() });
    expect([status, body.code]).toEqual([404, 'registration_link_unknown']);
  });

  it('is refused once the agent has the most links in use', async () => {
    const other = platform.as('agent41', merchant());
    const link = { name: 'Friends', makes: 'player', rebatePercent: '0.00' };
    for (let made = 0; made < LINKS_IN_USE; made += 1) await other.post(LINKS, link);
    const { status, body } = await other.post(LINKS, link);
    expect([status, body.code]).toEqual([409, 'registration_links_full']);
  });
});

describe('an opening of a registration link', () => {
  const OPENED = '/wps/agent/affiliate/opened';
  const open = (code: string, browser: string, merchantCode = merchant().merchantCode) =>
    platform.post(OPENED, { code }, { 'Merchant-Code': merchantCode, 'User-Agent': browser });
  const openedOf = async (id: string) => {
    const { body } = await agent().get(LINKS);
    const { links } = body.value as RegistrationLinkPage;
    return links.find((link) => link.id === id)?.funnel.opened;
  };
  /** An address has a request limit; each test gets a new window. */
  beforeEach(() => platform.forward(600));

  it('counts once for each device, whatever the case of the code', async () => {
    const { id, code } = await newLink();
    const { body } = await open(code, 'one');
    expect(body.value).toEqual({ code, valid: true });
    await open(code.toLowerCase(), 'one');
    await open(code, 'two');
    expect(await openedOf(id)).toBe(2);
  });

  it('counts for its own merchant only, and not once the link is disabled', async () => {
    const { id, code } = await newLink();
    const foreign = platform.merchants.find(
      ({ merchantCode }) => merchantCode !== merchant().merchantCode,
    );
    const { body } = await open(code, 'one', foreign?.merchantCode);
    expect(body.value).toEqual({ code, valid: false });
    await agent().post(`${LINKS}/disable`, { id });
    await open(code, 'one');
    expect(await openedOf(id)).toBe(0);
  });

  it('is not counted for referral codes of friends and unknown codes', async () => {
    const { body } = await open('NOBODY9999', 'one');
    expect(body.value).toEqual({ code: 'NOBODY9999', valid: false });
  });

  it('is limited to a number of devices for each address and day', async () => {
    const { id, code } = await newLink();
    for (let device = 0; device < OPENINGS_OF_ADDRESS; device += 1) await open(code, `${device}`);
    await platform.forward(600);
    const { status, body } = await open(code, 'one too many');
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(await openedOf(id)).toBe(OPENINGS_OF_ADDRESS);
  });
});

describe('the registration of a downline', () => {
  const password = () => seedPassword(merchant().brand);
  const form = (more: object = {}) => ({
    ...{ username: newName(), password: password(), confirmPassword: password() },
    ...{ makes: 'agent', rebatePercent: '0.30', ...more },
  });
  const register = (body: object) => agent().post('/wps/agent/downlines', body);

  it('creates a direct downline with the given rebate (S1.3)', async () => {
    const { body } = await register(form());
    const { account, type } = body.value as RegisteredDownline;
    expect(type).toBe(2);
    const { body: seen } = await agent().get(`/wps/agent/downline?account=${account}`);
    expect(seen.value as Downline).toMatchObject({
      member: { account, depth: 1, upline: 'agent01', lastLoginAt: null },
      rebatePercent: '0.30',
    });
  });

  it('sets a password that the downline must change before anything else, whatever the flags are (S4.3, S4.16)', async () => {
    const { merchantCode } = merchant();
    const headers = { 'Merchant-Code': merchantCode };
    const { body } = await register(form());
    const { account } = body.value as RegisteredDownline;
    await platform.control({ merchantCode, flags: { PWDEXPFORCECHANGE3: false } });
    const first = await logIn(platform, account, password(), {}, headers);
    expect(first.body.value).toMatchObject({ firstTimeLogin: true, defaultPassword: true });
    const own = `${password()}own`;
    const change = { oldPassword: password(), newPassword: own, confirmNewPassword: own };
    const { token } = first.body.value as LoginResult;
    await platform.control({ merchantCode, flags: { CHNGPASSVERIF3: false } });
    const changed = await platform.post('/wps/member/password', change, {
      ...headers,
      Authorization: `Bearer ${token}`,
    });
    expect(changed.body.code).toBe('ok');
    const later = await logIn(platform, account, own, {}, headers);
    expect(later.body.value).toMatchObject({ defaultPassword: false });
    await platform.control({ reset: true });
  });

  it('returns the same answer for the same key after a lost response, and registers nobody twice', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const body = form();
    const [first, again] = [
      await agent().post('/wps/agent/downlines', body, key),
      await agent().post('/wps/agent/downlines', body, key),
    ];
    expect([first?.body.code, again?.body]).toEqual(['ok', first?.body]);
  });

  it('follows the merchant’s rules for usernames and passwords (S3.7, S5.1)', async () => {
    const fieldsOf = async (more: object) => {
      const { status, body }: Answer = await register(form(more));
      expect([status, body.code]).toEqual([422, 'field_invalid']);
      return (body.value as { fields: { name: string; rule: string }[] }).fields.map(
        ({ name, rule }) => `${name} ${rule}`,
      );
    };
    expect(await fieldsOf({ username: 'PLAYER' })).toEqual(['username taken']);
    expect(await fieldsOf({ confirmPassword: 'another' })).toEqual([
      'confirmPassword confirmation',
    ]);
    expect(await fieldsOf({ username: '' })).toEqual(['username required']);
  });
});
