import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import type { AgentIncome } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { IncomeScreen } from './IncomeScreen.tsx';
import { aroundIncome } from './income.fixture.tsx';

const NOTHING = {
  dividend: '0.00',
  daily: '0.00',
  hourly: '0.00',
  realtime: '0.00',
  total: '0.00',
};
const asked: URLSearchParams[] = [];

/** Two days of income; the totals differ from their sum, so that a sum made in the browser fails. */
const income = answers('getAgentIncome', ({ searchParams }): AgentIncome => {
  asked.push(searchParams);
  return {
    countedAt: `2026-03-02T14:06:0${asked.length % 10}.000Z`,
    days: [
      { day: '2026-03-01', figures: NOTHING },
      { day: '2026-03-02', figures: { ...NOTHING, daily: '4.20', hourly: '1.10', total: '5.30' } },
    ],
    totals: { ...NOTHING, daily: '126.00', hourly: '33.15', total: '159.15' },
  };
});

/** An agent's income from contracts by day (S2.17 agentRevenueReport). */
const meta = {
  title: 'Features/AgentIncome/IncomeScreen',
  component: IncomeScreen,
  decorators: aroundIncome,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/income', msw: [...asAgent, income] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof IncomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The totals of the period, and an amount that links to the payments of its day. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/159\.15/)).toBeSeen();
    await expect(await canvas.findByRole('link', { name: /4\.20/ })).toHaveAttribute(
      'href',
      '/agentHome/dailySalary?from=2026-03-02&to=2026-03-02',
    );
    await expect(canvas.queryByRole('link', { name: /0\.00/ })).toBeNull();
  },
};

/** On a phone each day is a card that shows the daily salary without opening the details, below the start of its label. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /4\.20/ });
    await expect(link).toBeSeen();
    const starts = [link.querySelector('data'), link.closest('dd')?.previousElementSibling].map(
      (each) => each?.getBoundingClientRect().left,
    );
    await expect(starts[0]).toBe(starts[1]);
  },
};

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** Other days are requested, and kept in the address. */
export const OneDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('session:records.today') }));
    await waitFor(() => expect(asked.at(-1)?.get('from')).toBe(asked.at(-1)?.get('to')));
  },
};

/** The time of the figures; a refresh loads newer ones and announces their time. */
export const Refreshed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d:06:01/)).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:counted.refresh') }));
    await expect(await canvas.findByText(/\d:06:02/)).toBeSeen();
    await expect(asked).toHaveLength(2);
  },
};

export const Loading: Story = { parameters: { msw: [...asAgent, neverAnswers('getAgentIncome')] } };

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getAgentIncome', 1), income] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentIncome:income.failed'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('agentIncome:terms.retry') }));
    await expect(await canvas.findByText(/159\.15/)).toBeSeen();
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = TABLE_FITS;

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };
