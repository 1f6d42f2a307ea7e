import { excludePerson, monthsAfter } from '#sandbox/domains/protection/exclusion.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { ACCOUNT, memberOf } from './fields.ts';

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 168;

/** The breaks that a player can be put on, as in the API for players themselves. */
const BREAKS = {
  '24 hours': { kind: 'time-out', hours: 24 },
  '1 week': { kind: 'time-out', hours: WEEK_HOURS },
  '6 weeks': { kind: 'time-out', hours: 6 * WEEK_HOURS },
  '6 months': { kind: 'self-exclusion', months: 6 },
  '1 year': { kind: 'self-exclusion', months: 12 },
  '5 years': { kind: 'self-exclusion', months: 60 },
} as const;

type Break = keyof typeof BREAKS;
const LENGTHS = Object.keys(BREAKS) as Break[];

function endOf(length: Break, now: Date): Date {
  const chosen = BREAKS[length];
  return 'months' in chosen
    ? monthsAfter(now, chosen.months)
    : new Date(now.getTime() + chosen.hours * HOUR_MS);
}

/** Excludes a player from play, as if they had asked customer service for it. */
export const excludeMember = defineAction({
  name: 'excludeMember',
  description: 'Excludes a player from deposits and play at this brand. It cannot be undone.',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['account', 'length'],
    properties: {
      account: ACCOUNT,
      length: { type: 'string', title: 'Duration', enum: LENGTHS, maxLength: 10 },
    },
  },
  async run(turn, input) {
    const { db, now } = turn;
    const { id, account } = await memberOf(turn, input.account);
    const until = endOf(input.length, now);
    const { kind } = BREAKS[input.length];
    const taken = { kind, scope: 'brand', until } as const;
    await excludePerson(db, id, taken, [turn.merchant.merchantCode], now);
    return { account, until: until.toISOString() };
  },
});
