import type { LimitRaise, Protection } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

const { value: position } = EXAMPLES.getPlayPosition;

/** A player with a deposit limit and a time limit, and no pending raise. */
export const PROTECTED: Protection = {
  moneyLimits: [
    { kind: 'deposit', span: 'day', amount: '5000.00', used: '1200.00', left: '3800.00' },
  ],
  sessionMinutes: 120,
  raises: [],
  depositLeft: '3800.00',
  realityCheckMinutes: 60,
  excludedUntil: null,
};

/** A raise of the deposit limit, to be confirmed in the week that begins a day after the request. */
const raise = (askedAt: string, confirmableFrom: string, lapsesAt: string): LimitRaise => ({
  limit: 'deposit-day',
  amount: '8000.00',
  minutes: null,
  askedAt,
  confirmableFrom,
  lapsesAt,
});

/** Raises requested this morning and the day before, and one that lapsed this morning, in platform time. */
export const RAISES = {
  waiting: raise(
    '2026-03-02T09:00:00.000Z',
    '2026-03-03T09:00:00.000Z',
    '2026-03-10T09:00:00.000Z',
  ),
  due: raise('2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z', '2026-03-09T09:00:00.000Z'),
  lapsed: raise('2026-02-22T09:00:00.000Z', '2026-02-23T09:00:00.000Z', '2026-03-02T09:00:00.000Z'),
};

/** The same player, with changes. */
export const protectedWith = (part: Partial<Protection>): Protection => ({ ...PROTECTED, ...part });

/** A player on a break. */
export const ON_A_BREAK = protectedWith({ excludedUntil: '2026-09-02T09:00:00.000Z' });

/** Mocks of the player's protection, and of a current sitting of 40 minutes. */
export const protectedBy = (part: Partial<Protection> = {}) => [
  answers('getProtection', () => protectedWith(part)),
  answers('getPlayPosition', () => position),
];
