import { expect, it } from 'vitest';
import { missionClaimId, missionCodeOf } from './missionClaim.ts';

const TODAY = { code: 'rounds', endsAt: '2031-03-05T18:00:00.000Z' };

it('distinguishes a mission from the next day’s with the same code', () => {
  const tomorrow = { ...TODAY, endsAt: '2031-03-06T18:00:00.000Z' };
  expect(missionClaimId(tomorrow)).not.toBe(missionClaimId(TODAY));
});

it('parses the claimed code from the id', () => {
  expect(missionCodeOf(missionClaimId(TODAY))).toBe('rounds');
  expect(missionCodeOf(missionClaimId({ ...TODAY, code: 'two words' }))).toBe('two words');
});
