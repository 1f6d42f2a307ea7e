import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** What every page of the agent centre asks for: who the agent is, what they have, whether they take a break, and which contracts are offered to them. */
export const asAgent = [
  answers('getMemberInfo', () => ({
    ...EXAMPLES.getMemberInfo.value,
    ...{ nickname: 'Nasrin', account: 'agent01', type: 1 as const },
  })),
  answers('getWalletBalance'),
  answers('getProtection'),
  answers('getContractOffers', () => ({ contracts: [] })),
];
