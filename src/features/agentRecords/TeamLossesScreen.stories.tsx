import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { TeamLoss } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { aroundRecords, pageOf } from './records.fixture.tsx';
import { TeamLossesScreen } from './TeamLossesScreen.tsx';

const loss = (place: number, account: string, net: string): TeamLoss => ({
  memberId: `5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a596${place}`,
  ...{ account, nickname: `Player ${place}`, level: place, bets: 12 * place, net },
  result: (Number(net) + 5.72).toFixed(2),
  ...{ stake: '240.00', payout: '200.00', bonus: '5.00', rebate: '0.72' },
});
const LOSSES = [
  ...[loss(1, 'rahim21', '-871.25'), loss(2, 'tareq88', '-40.00'), loss(3, 'mitu07', '15.00')],
];
const asked: URLSearchParams[] = [];
const lastAsked = () => asked.at(-1);

const GIVEN = { bonus: '61.00', rebate: '12.93', result: '-135.57' };

/** Two members per page; the totals differ from their sum, so that a sum made in the browser fails. */
const record = answers('getTeamLosses', ({ searchParams }) => {
  asked.push(searchParams);
  const account = searchParams.get('account') ?? '';
  const found = LOSSES.filter((one) => one.account.startsWith(account));
  const { rows, ...pages } = pageOf(found, searchParams);
  const totals = { bets: 1473, stake: '4310.00', payout: '4100.50', net: '-209.50', ...GIVEN };
  const counted = { countedAt: '2026-03-02T14:06:00.000Z', nextCountAt: null };
  return { ...counted, losses: rows, totals, ...pages };
});

/** Wins and losses of each member of an agent's team (S1.3, S2.17 palStatementsAgentCopy). */
const meta = {
  title: 'Features/AgentRecords/TeamLossesScreen',
  component: TeamLossesScreen,
  decorators: aroundRecords,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/losses', msw: [...asAgent, record] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof TeamLossesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The highest losses first, with the totals of the whole filter; the next page is appended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/871\.25/)).toBeSeen();
    await expect(canvas.getByText(/209\.50/)).toBeSeen();
    await expect(canvas.getByText(/1,473/)).toBeSeen();
    await expect(canvas.getByText(/135\.57/)).toBeSeen();
    await expect(canvas.getByText(/\d:06:00/)).toBeSeen();
    await expect(lastAsked()?.get('sort')).toBe('loss');
    await userEvent.click(canvas.getByRole('button', { name: t('agentRecords:losses.older') }));
    await expect(await canvas.findByRole('link', { name: 'mitu07' })).toHaveAttribute(
      'href',
      '/agentHome/team?member=mitu07',
    );
    await expect(canvas.getByText(/871\.25/)).toBeSeen();
  },
};

const COUNTED = { countedAt: '2026-03-02T14:06:00.000Z', nextCountAt: '2099-03-02T14:07:00.000Z' };

/** The figures of a large team are of a count: the page says from when there is a newer one. */
export const LargeTeam: Story = {
  parameters: {
    msw: [
      ...asAgent,
      answers('getTeamLosses', () => ({ ...EXAMPLES.getTeamLosses.value, ...COUNTED })),
    ],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', {
      name: like('agentCentre:counted.refreshFrom'),
    });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On a phone each member is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** Another order and an account are requested; a reload requests the same. */
export const Ordered: Story = {
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('combobox', { name: t('agentRecords:losses.sort') });
    await userEvent.click(order);
    const stakes = t('agentRecords:losses.order.stake');
    await userEvent.click(await screen.findByRole('option', { name: stakes }));
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('stake'));
    await userEvent.type(canvas.getByRole('searchbox'), 'mitu');
    await waitFor(() => expect(lastAsked()?.get('account')).toBe('mitu'));
    await expect(lastAsked()?.get('sort')).toBe('stake');
    await expect(await canvas.findByRole('link', { name: 'mitu07' })).toBeSeen();
    await expect(canvas.queryByText(/871\.25/)).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { route: '/agentHome/losses?account=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentRecords:losses.none'))).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [...asAgent, neverAnswers('getTeamLosses')] } };

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getTeamLosses', 1), record] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('agentRecords:losses.failed'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:retry') }));
    await expect(await canvas.findByText(/871\.25/)).toBeSeen();
  },
};

const trouble = { on: false };

/** If a refresh fails, the page says so once, above the old figures. */
export const NotRefreshed: Story = {
  parameters: {
    msw: [...asAgent, fails('getTeamLosses', Number.POSITIVE_INFINITY, () => trouble.on), record],
  },
  beforeEach: () => {
    trouble.on = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/871\.25/)).toBeSeen();
    trouble.on = true;
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:counted.refresh') }));
    await expect(await canvas.findByText(like('agentCentre:counted.failed'))).toBeSeen();
    const reason = new RegExp(t('platform:error.unexpected_error'));
    await expect(canvas.getAllByText(reason)).toHaveLength(1);
    await expect(canvas.getByText(/871\.25/)).toBeSeen();
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = TABLE_FITS;

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };
