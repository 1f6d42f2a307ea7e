import type { Decorator } from '@storybook/react-vite';
import type {
  Commission,
  CommissionDetails,
  CommissionTotals,
} from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';

/** The decorators around the pages of the agent's income. */
export const aroundIncome: Decorator[] = [inToasts];

const CONTRACT = '0b54b1a5-8e0d-4d55-8b9d-3a3a1e6f2c11';

const payment = (id: number, rest: Partial<Commission> = {}): Commission => ({
  ...{ id, contractId: CONTRACT, account: 'agent01', kind: 'dividend', ratePercent: '30.00' },
  ...{ from: `2026-03-0${id}T18:00:00.000Z`, until: `2026-03-0${id + 1}T18:00:00.000Z` },
  ...{ players: 12, stake: '840.00', net: '-120.00', amount: '24.27' },
  ...{ bonuses: '18.00', fees: '3.93', below: '5.15', corrections: '0.00' },
  ...{ carriedIn: '0.00', carriedOut: '0.00' },
  paidAt: `2026-03-0${id + 1}T18:00:10.000Z`,
  ...rest,
});

/** Payments, the newest first; the team won on the first day. */
const PAYMENTS: readonly Commission[] = [
  payment(4),
  payment(3, { amount: '10.67', net: '-137.50', below: '0.00', carriedIn: '-24.00' }),
  payment(2, { amount: '0.00', net: '58.07', below: '0.00', carriedOut: '-24.00' }),
];

/** Two weeks of a large team, with a correction; and an unpaid period. */
const GIVEN: readonly Commission[] = [
  payment(5, {
    ...{ account: 'agent02', ratePercent: '10.00', until: '2026-03-19T18:00:00.000Z' },
    ...{
      players: 1204,
      stake: '1284000.00',
      net: '-136011.18',
      bonuses: '18250.00',
      fees: '1360.11',
    },
    ...{ below: '7202.20', corrections: '-250.00', amount: '4187.91' },
  }),
  payment(4, {
    ...{ account: 'agent41', net: '136011.18', amount: '0.00', carriedOut: '-13601.11' },
  }),
];

/** A payment for two branches of the team, one of them below an agent with a contract. */
const DETAILS: CommissionDetails = {
  commission: payment(4),
  terms: [
    {
      ...{ through: 'agent02', belowPercent: '10.00', players: 8 },
      ...{ stake: '500.00', net: '-72.00', bonuses: '18.00', fees: '2.52', amount: '10.29' },
    },
    {
      ...{ through: null, belowPercent: '0.00', players: 4 },
      ...{ stake: '340.00', net: '-48.00', bonuses: '0.00', fees: '1.41', amount: '13.97' },
    },
  ],
  rounding: '0.01',
  corrections: [],
  feeRates: { depositPercent: '0.50', withdrawalPercent: '0.50' },
};

/** The same payment with corrections. */
export const CORRECTED: CommissionDetails = {
  ...DETAILS,
  commission: payment(4, { corrections: '170.00', amount: '194.27' }),
  corrections: [
    {
      ...{ at: '2026-03-05T09:00:00.000Z', amount: '250.00' },
      note: 'Bonuses of a closed test account had been deducted.',
    },
    {
      ...{ at: '2026-03-05T11:30:00.000Z', amount: '-80.00' },
      note: 'Stakes of a voided match had been counted.',
    },
  ],
};

/** The totals of no payments. */
export const NO_TOTALS: CommissionTotals = {
  ...{ stake: '0.00', net: '0.00', bonuses: '0.00', fees: '0.00', below: '0.00' },
  ...{ corrections: '0.00', amount: '0.00' },
};

/** Two payments per page; the totals differ from their sum, so that a sum made in the browser fails. */
export const dividends = (asked: URLSearchParams[]) =>
  answers('getDividendRecords', ({ searchParams }) => {
    asked.push(searchParams);
    const found = searchParams.get('side') === 'given' ? GIVEN : PAYMENTS;
    const asksForFile = searchParams.get('pageSize') === '100';
    const size = asksForFile ? 100 : 2;
    const from = size * (Number(searchParams.get('pageNo') ?? 1) - 1);
    return {
      commissions: found.slice(from, from + size),
      totals: {
        stake: '9840.00',
        net: '-1471.25',
        bonuses: '218.00',
        fees: '49.20',
        below: '30.36',
        corrections: '15.00',
        amount: '345.86',
      },
      totalPages: Math.ceil(found.length / size),
      total: found.length,
    };
  });

export const outlook = answers('getCommissionOutlook');

/** A dividend corrected in the current period. */
export const correctedOutlook = answers('getCommissionOutlook', () => {
  const { now, contract, current } = EXAMPLES.getCommissionOutlook.value;
  return {
    ...{ now, contract: { ...contract, kind: 'dividend', period: 'weekly' } },
    current: { ...current, corrections: CORRECTED.corrections },
  };
});
export const details = answers('getCommission', () => DETAILS);

/** The handlers for all requests of a payments page. */
export const forPayments = (asked: URLSearchParams[]) => [
  ...[...asAgent, dividends(asked), outlook, details],
];
