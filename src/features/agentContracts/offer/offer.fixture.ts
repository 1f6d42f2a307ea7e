import type { OfferTerms, TeamMember } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { endingsAt, GIVEN, GIVEN_OFFER } from '../contracts.fixture.tsx';

/** Offer terms: a dividend in force, a salary with an open offer, one that the offering agent lacks, and one that is free. */
const TERMS: OfferTerms = {
  ...{ account: 'agent41', nickname: 'Sumon' },
  kinds: [
    { kind: 'dividend', highestPercent: '30.00', inForce: GIVEN, open: null },
    { kind: 'daily', highestPercent: '0.50', inForce: null, open: GIVEN_OFFER },
    { kind: 'hourly', highestPercent: '0.00', inForce: null, open: null },
    { kind: 'realtime', highestPercent: '0.12', inForce: null, open: null },
  ],
};

export const terms = answers('getOfferTerms', () => TERMS);
export const closedTerms = answers('getOfferTerms', () => ({
  ...TERMS,
  kinds: TERMS.kinds.map((term) => ({ ...term, highestPercent: '0.00' })),
}));
export const answersConsequences = answers('getOfferConsequences', endingsAt);

const agent = (place: number, account: string, rest: Partial<TeamMember> = {}): TeamMember => ({
  memberId: `5f0c9a52-0f5e-5b3c-9f4e-${String(place).padStart(12, '0')}`,
  ...{ account, nickname: account.toUpperCase(), type: 41, upline: 'agent02', depth: 1 },
  ...{ downlines: 2, team: 7, joinedAt: '2026-01-12T09:00:00.000Z', lastLoginAt: null },
  ...{ balance: '500.00', available: true, suspension: null },
  ...rest,
});

const PAGE = {
  countedAt: '2026-03-02T14:06:00.000Z',
  ...{ path: [], balance: '500.00', totalPages: 1, total: 1 },
};

/** The agents of the team, filtered by level if the request has one. */
export const agents = answers('getTeam', ({ searchParams }) => {
  const account = searchParams.get('account') ?? '';
  const level = Number(searchParams.get('level') ?? 1);
  const team = [agent(1, 'agent41', { nickname: 'Sumon' }), agent(2, 'farida42', { depth: 2 })];
  const found = team.filter((one) => one.account.startsWith(account) && one.depth === level);
  return { ...PAGE, members: found, total: found.length };
});

/** An agent directly below who cannot be offered anything. */
export const unavailable = answers('getTeam', () => ({
  ...PAGE,
  members: [agent(1, 'agent41', { nickname: 'Sumon', available: false })],
}));

/** All request handlers of an offer. */
export const forOffer = [...asAgent, terms, answersConsequences, agents];
