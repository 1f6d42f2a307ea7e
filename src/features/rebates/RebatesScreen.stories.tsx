import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inMarket } from '#src/brand/inMarket.fixture.tsx';
import { formatPercent } from '#src/i18n/amount.ts';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Rebate, RebateRecord } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { RebatesScreen } from './RebatesScreen.tsx';

const rebate = (vassalage: string, claimable: string): Rebate => ({
  ...{ vassalage, vendorName: `Studio ${vassalage}`, staked: '4200.00', pending: '150.00' },
  claimable,
});
const record = (vassalage: string, at: string): RebateRecord => ({
  ...{ vassalage, vendorName: `Paid by ${vassalage}`, staked: '2000.00', rebatePercent: '0.40' },
  ...{ amount: '8.00', at },
});
const earlier = [
  record('CQ9', '2026-02-20T10:00:00.000Z'),
  record('KY', '2026-02-10T10:00:00.000Z'),
];

let open: Rebate[] = [];
let claims = 0;
const asked: URLSearchParams[] = [];
const rebates = answers('getRebates', () => ({
  ...{ list: open, rebatePercent: '0.40', minimum: '1.00' },
  claimable: open.length > 0 ? '1017.20' : '0.00',
  nextSettlementAt: '2026-03-02T18:00:00.000Z',
}));
/** One record per page, so that there are more pages; the totals cover the filter. */
const records = answers('getRebateRecords', ({ searchParams }) => {
  asked.push(searchParams);
  const place = Number(searchParams.get('pageNo') ?? 1) - 1;
  return {
    list: earlier.slice(place, place + 1),
    totals: { records: 37, staked: '88000.00', amount: '3352.00' },
    totalPages: earlier.length,
  };
});
const claim = answers('claimRebate', () => {
  claims += 1;
  open = [];
  return { amount: '1017.20', unit: 'money', turnover: '1017.20' };
});
const protection = (excludedUntil: string | null) =>
  answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil }));
const known = [answers('getMemberInfo'), protection(null), rebates, records, claim];
const claimOf = (name: string) => ({ name: like('session:claims.claimNamed', { name }) });
const claimOfAll = () => claimOf(t('rebates:all'));

/** A member's claimable rebates by vendor, and those already paid (S2.16 manualRebate). */
const meta = {
  title: 'Features/Rebates/RebatesScreen',
  component: RebatesScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/rebates', msw: known },
  beforeEach: () => {
    open = [rebate('CQ9', '1016.80'), rebate('KY', '0.40')];
    claims = 0;
    asked.length = 0;
  },
} satisfies Meta<typeof RebatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the minimum there is no claim, since it would be refused; the history's totals cover the whole period. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', claimOfAll())).toBeSeen();
    await expect(canvas.getByRole('button', claimOf('Studio CQ9'))).toBeSeen();
    await expect(canvas.queryByRole('button', claimOf('Studio KY'))).toBeNull();
    await expect(canvas.getByText(like('rebates:minimum', { minimum: '1.00' }))).toBeSeen();
    await expect(await canvas.findByText('Paid by CQ9')).toBeSeen();
    await expect(canvas.getByText(/3,352\.00/)).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('rebates:history.older') }));
    await expect(await canvas.findByText('Paid by KY')).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Rates are in the numerals of the market, as amounts are, with their sign. */
export const Bengali: Story = {
  globals: { language: 'bn' },
  decorators: [inMarket({ numerals: 'native' })],
  play: async ({ canvas, globals }) => {
    const language = String(globals.language);
    const rate = formatPercent('0.40', { numerals: 'native', language });
    await expect(await canvas.findByText('Paid by CQ9')).toBeSeen();
    // Of all vendors, of each of both, and of the paid one.
    await expect(canvas.getAllByText(asText('rebates:percent', { percent: rate }))).toHaveLength(4);
  },
};

/** A double click claims a rebate once, and shows the amount. */
export const Claimed: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', claimOfAll()));
    await expect(
      await screen.findByText(like('session:claims.paid.money', { amount: '1,017.20' })),
    ).toBeSeen();
    await expect(await canvas.findByText(t('rebates:noneHint'))).toBeSeen();
    await expect(claims).toBe(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** A claim with a lost response is unconfirmed; it can be retried. */
export const Unconfirmed: Story = {
  parameters: { msw: [fails('claimRebate'), ...known] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', claimOf('Studio CQ9')));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(asText('session:claims.unconfirmedHint'));
    await expect(within(alert).getByRole('button', { name: t('session:claims.retry') })).toBeSeen();
  },
};

export const Refused: Story = {
  parameters: {
    msw: [refuses('claimRebate', { code: 'rebate_too_small', status: 409 }), ...known],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', claimOfAll()));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:claims.refusedHint'),
    );
  },
};

/** The URL keeps the history's period (S9.6). */
export const OfToday: Story = {
  parameters: { route: '/rebates?days=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid by CQ9')).toBeSeen();
    await expect(asked[0]?.get('from')).toBe(asked[0]?.get('to'));
    await userEvent.click(canvas.getByText(t('session:records.days', { days: '7' })));
    await waitFor(() => expect(asked.at(-1)?.get('from')).not.toBe(asked.at(-1)?.get('to')));
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      answers('getRebates', () => ({
        ...{ list: [], rebatePercent: '0.20', claimable: '0.00', minimum: '1.00' },
        nextSettlementAt: '2026-03-02T18:00:00.000Z',
      })),
      answers('getRebateRecords', () => ({
        list: [],
        totals: { records: 0, staked: '0.00', amount: '0.00' },
        totalPages: 0,
      })),
      ...known,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('rebates:noneHint'))).toBeSeen();
    await expect(await canvas.findByText(t('rebates:history.none'))).toBeSeen();
  },
};

/** A player on a break sees only the history. */
export const OnBreak: Story = {
  parameters: {
    msw: [
      protection('2026-09-01T10:00:00.000Z'),
      refuses('getRebates', { code: 'player_excluded', status: 403 }),
      ...known,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:claims.onBreak'))).toBeSeen();
    await expect(await canvas.findByText('Paid by CQ9')).toBeSeen();
    await expect(canvas.queryByRole('button', claimOfAll())).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getRebates'), neverAnswers('getRebateRecords'), ...known] },
};

export const Failed: Story = {
  parameters: { msw: [fails('getRebates', 1), ...known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('rebates:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('rebates:retry') }));
    await expect(await canvas.findByRole('button', claimOfAll())).toBeSeen();
  },
};
