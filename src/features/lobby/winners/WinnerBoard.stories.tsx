import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { WinnerBoard } from './WinnerBoard.tsx';

const RANKS = '/wps/relay/GCSGAME_getRankList';

const winners = ['4820.50', '99180.00', '1250000.00', '730.25', '18400.00', '64.00'].map(
  (winAmount, at) => ({ customerName: `ra***${at}7`, winAmount }),
);

/** What the platform reports, the highest win first; the first three stay in sight (S2.27). */
const meta = {
  title: 'Features/Lobby/WinnerBoard',
  component: WinnerBoard,
  parameters: { msw: [answers(RANKS, () => ({ list: winners }))] },
} satisfies Meta<typeof WinnerBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const [top, rest] = await canvas.findAllByRole('list');
    if (!top || !rest) throw new Error('the board has two lists');
    const first = within(top).getAllByRole('listitem');
    await expect(first).toHaveLength(3);
    // Grouped by thousands or by lakhs, as the brand's market writes.
    await expect(first[0]).toHaveTextContent(/1,?2,?50,000\.00/);
    await expect(within(rest).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers(RANKS)] } };

/** No winner is ever made up. */
export const Empty: Story = {
  parameters: { msw: [answers(RANKS, () => ({ list: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails(RANKS)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
