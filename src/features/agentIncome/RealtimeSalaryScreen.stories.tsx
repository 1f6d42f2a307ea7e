import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { aroundIncome, NO_TOTALS, outlook } from './income.fixture.tsx';
import { RealtimeSalaryScreen } from './RealtimeSalaryScreen.tsx';

const asked: URLSearchParams[] = [];
const salaries = answers('getSalaryRecords', ({ searchParams }) => {
  asked.push(searchParams);
  return {
    ...{ commissions: [], totalPages: 0, total: 0 },
    totals: NO_TOTALS,
  };
});

/** Real-time salaries, and the time until the next settlement (S2.17 agentRealtimeSalary, S9.6). */
const meta = {
  title: 'Features/AgentIncome/RealtimeSalaryScreen',
  component: RealtimeSalaryScreen,
  decorators: aroundIncome,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    player: true,
    route: '/agentHome/realtimeSalary',
    msw: [...asAgent, salaries, outlook],
  },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof RealtimeSalaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two and a half minutes left by the platform's clock, whatever the device's clock says. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer', { name: t('agentIncome:contract.next') });
    await expect(timer).toHaveTextContent(/2:[0-3]\d/);
    await expect(timer).toBeSeen();
    await expect(asked.at(-1)?.get('kind')).toBe('realtime');
  },
};
const owed = answers('getCommissionOutlook', () => {
  const { contract, current, ...rest } = EXAMPLES.getCommissionOutlook.value;
  return { ...rest, contract, current: { ...current, due: '0.84' } };
});

/** What the last period earned is due until it is paid. */
export const Due: Story = {
  parameters: { msw: [...asAgent, salaries, owed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentIncome:contract.due'))).toBeSeen();
    await expect(canvas.getByText(/0\.84/)).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
