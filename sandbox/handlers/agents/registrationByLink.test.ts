import { expect, it } from 'vitest';
import { passedHumanCheck } from '#sandbox/handlers/accounts/login.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
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

async function newLink(makes: 'player' | 'agent'): Promise<RegistrationLink> {
  const { body } = await agent().post(LINKS, { name: 'Group', makes, rebatePercent: '0.75' });
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

const registeredBy = async (id: string) => {
  const { body } = await agent().get(LINKS);
  return (body.value as RegistrationLinkPage).links.find((link) => link.id === id)?.registrations;
};

it('brings whoever registers by the link below its agent, with the rebate that it gives (S7.10)', async () => {
  const { id, code } = await newLink('player');
  expect(await register('bylink0001', code)).toBe('ok');
  const { body } = await agent().get('/wps/agent/downline?account=bylink0001');
  expect(body.value as Downline).toMatchObject({
    member: { upline: 'agent02', depth: 1, type: 0 },
    rebatePercent: '0.75',
  });
  expect(await registeredBy(id)).toBe(1);
});

it('makes an agent of whoever registers by a link for agents (S6.4)', async () => {
  const { code } = await newLink('agent');
  expect(await register('bylink0002', code)).toBe('ok');
  const { body } = await agent().get('/wps/agent/downline?account=bylink0002');
  expect((body.value as Downline).member.type).toBe(41);
});

it('brings nobody once the link is switched off (S8.2)', async () => {
  const { id, code } = await newLink('player');
  await agent().post(`${LINKS}/disable`, { id });
  expect(await register('bylink0003', code)).toBe('invitation_code_error');
  expect(await registeredBy(id)).toBe(0);
});
