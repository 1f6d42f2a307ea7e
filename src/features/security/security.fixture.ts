import { screen, within } from 'storybook/test';
import type { Security } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** The player's masked phone. */
export const PHONE = '+880*******017';

const stepUpMethods: Security['stepUpMethods'] = [
  { method: 'sms', to: PHONE },
  { method: 'totp', to: '' },
];

/** The player's security data, with a story's changes. */
export const security = (change: Partial<Security>) =>
  answers('getSecurity', () => ({
    ...EXAMPLES.getSecurity.value,
    stepUpMethods,
    ...change,
  }));

const session = {
  id: '8b1f0c1e-7f0a-4f0e-9d5b-2c3d4e5f6a7b',
  current: true,
  createdAt: '2026-03-02T14:05:00.000Z',
  lastSeenAt: '2026-03-02T14:20:00.000Z',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
};

const elsewhere = {
  ...session,
  id: '0e5b2c3d-4e5f-4a7b-8b1f-0c1e7f0a4f0e',
  current: false,
  ip: '203.0.113.99',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};

/** The page's mocks: a player with two sessions and two addresses. */
export const parts = [
  security({}),
  answers('getVerification'),
  answers('getSessions', () => ({ list: [session, elsewhere] })),
  answers('getRegisteredIps', () => ({
    list: [
      { ip: '203.0.113.7', registeredAt: '2026-03-02T14:05:00.000Z', current: true },
      { ip: '203.0.113.99', registeredAt: '2026-02-11T08:30:00.000Z', current: false },
    ],
  })),
];

const { value: settings } = EXAMPLES.getRegisterSettings;
const sixDigits = { ...settings.username.password, minLength: 6, maxLength: 6 };

/** The other mocks. */
export const platform = [
  answers('getMemberInfo'),
  answers('getPayloadKeys'),
  answers('getRegisterSettings', () => ({
    ...settings,
    username: { ...settings.username, paymentPassword: sixDigits },
  })),
];

/** The password fields, in their order. */
export const passwordFields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[type="password"]'),
];

/** A part of the page, by its heading. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
