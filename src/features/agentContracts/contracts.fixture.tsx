import type { Decorator } from '@storybook/react-vite';
import type {
  Contract,
  ContractConsequences,
  ContractEnding,
  ContractEndings,
} from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';

/** The decorators around the contracts page. */
export const aroundContracts: Decorator[] = [inToasts];

const idOf = (place: number) => `0b54b1a5-8e0d-4d55-8b9d-${String(place).padStart(12, '0')}`;

const received = (place: number, rest: Partial<Contract>): Contract => ({
  ...{ id: idOf(place), kind: 'dividend', period: 'weekly', ratePercent: '20.00' },
  ...{ state: 'accepted', end: null, side: 'received' },
  ...{ account: 'agent02', nickname: 'Kamal', offerer: 'agent01' },
  ...{ offeredAt: '2026-01-12T09:00:00.000Z', acceptedAt: '2026-01-13T09:00:00.000Z' },
  closedAt: null,
  ...rest,
});
const given = (place: number, rest: Partial<Contract>): Contract =>
  received(place, {
    ...{ side: 'given', account: 'agent41', nickname: 'Sumon', offerer: 'agent02' },
    ...rest,
  });

/** The agent's dividend contract. */
export const IN_FORCE = received(1, {});
/** An offer with a higher rate, and a salary offer to an agent without one. */
export const OFFER = received(2, {
  ...{ ratePercent: '30.00', state: 'offered', acceptedAt: null },
  offeredAt: '2026-03-01T09:00:00.000Z',
});
export const SALARY_OFFER = received(3, {
  ...{ kind: 'hourly', period: null, ratePercent: '0.25', state: 'offered', acceptedAt: null },
  ...{ offeredAt: '2026-03-01T10:00:00.000Z', offerer: null },
});
/** The previous dividend contract. */
export const REPLACED = received(4, {
  ...{ ratePercent: '15.00', state: 'terminated', end: 'replaced' },
  ...{ offeredAt: '2025-11-01T09:00:00.000Z', acceptedAt: '2025-11-02T09:00:00.000Z' },
  closedAt: '2026-01-13T09:00:00.000Z',
});
/** A contract that the agent gave. */
export const GIVEN = given(5, { ratePercent: '10.00', period: 'daily' });
export const GIVEN_OFFER = given(6, {
  ...{ kind: 'daily', period: null, ratePercent: '0.40', state: 'offered', acceptedAt: null },
});
const WITHDRAWN = given(7, {
  ...{ account: 'sumona77', nickname: 'সুমনা', state: 'terminated', end: 'withdrawn' },
  ...{ acceptedAt: null, closedAt: '2026-02-01T09:00:00.000Z' },
});

const ALL = [OFFER, SALARY_OFFER, IN_FORCE, REPLACED, GIVEN, GIVEN_OFFER, WITHDRAWN];

const ending = (account: string, rest: Partial<ContractEnding> = {}): ContractEnding => ({
  ...{ account, nickname: account.toUpperCase(), offerer: 'agent02', period: 'daily' },
  ...{ ratePercent: '10.00', state: 'accepted', since: '2026-01-20T10:00:00.000Z' },
  ...rest,
});

const ENDINGS: readonly ContractEnding[] = [
  ending('agent41', { nickname: 'Sumon' }),
  ending('farida42', { nickname: 'ফরিদা', ratePercent: '5.00', offerer: 'agent41' }),
  ending('rubel9', { state: 'offered', ratePercent: '4.00', offerer: 'farida42' }),
];

export const NO_ENDINGS: ContractEndings = {
  ...{ endings: [], contracts: 0, offers: 0, totalPages: 0, total: 0 },
  agreed: 'd41d8cd98f00b204e9800998ecf8427e',
};

/** The contracts that end below, two per page, with total counts on each. */
export const endingsAt = ({ searchParams }: URL): ContractEndings => {
  const from = 2 * (Number(searchParams.get('pageNo') ?? 1) - 1);
  return {
    ...{ endings: ENDINGS.slice(from, from + 2), contracts: 2, offers: 1 },
    ...{ agreed: '9e107d9d372bb6826bd81d3542a419d6', totalPages: 2, total: 3 },
  };
};

/** A contract with the contracts that it ends. */
export const consequences = (
  contract: Contract,
  rest: Partial<Omit<ContractConsequences, 'endings'>> & { endings?: ContractEndings } = {},
) =>
  answers('getContractConsequences', (url) => ({
    ...{ contract, inForce: null, endings: endingsAt(url) },
    ...rest,
  }));

/** The list of contracts, two per page. */
const contractList = (asked: URLSearchParams[] = []) =>
  answers('getContracts', ({ searchParams }) => {
    asked.push(searchParams);
    const [side, kind, state] = ['side', 'kind', 'state'].map((name) => searchParams.get(name));
    const account = searchParams.get('account') ?? '';
    const found = ALL.filter(
      (one) =>
        one.side === side &&
        one.kind === (kind ?? one.kind) &&
        one.state === (state ?? one.state) &&
        one.account.startsWith(account),
    );
    const size = searchParams.get('pageSize') === '100' ? 100 : 3;
    const from = size * (Number(searchParams.get('pageNo') ?? 1) - 1);
    return {
      contracts: found.slice(from, from + size),
      totalPages: Math.ceil(found.length / size),
      total: found.length,
    };
  });

const offers = answers('getContractOffers', () => ({ contracts: [OFFER, SALARY_OFFER] }));

/** All request handlers of the page. */
export const forContracts = (asked: URLSearchParams[] = []) => [
  ...[offers, contractList(asked), ...asAgent],
];
