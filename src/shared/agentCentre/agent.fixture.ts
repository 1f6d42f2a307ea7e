import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** The calls of every page of the agent centre: the agent, their balance, break and contract offers. */
export const asAgent = [
  answers('getMemberInfo', () => ({
    ...EXAMPLES.getMemberInfo.value,
    ...{ nickname: 'Nasrin', account: 'agent01', type: 1 as const },
  })),
  answers('getWalletBalance'),
  answers('getProtection'),
  answers('getContractOffers', () => ({ contracts: [] })),
];
