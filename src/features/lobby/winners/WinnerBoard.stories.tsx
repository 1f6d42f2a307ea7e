import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { createEventBus } from '#src/platform/realtime/eventBus.ts';
import { RealtimeContext } from '#src/platform/realtime/RealtimeProvider.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

const bus = createEventBus();
const winners = ['4820.50', '99180.00', '1250000.00', '730.25', '18400.00', '64.00'].map(
  (winAmount, at) => ({ customerName: `ra***${at}7`, winAmount }),
);

/** The platform's wins, highest first; the top three stay visible (S2.27). */
const meta = {
  title: 'Features/Lobby/WinnerBoard',
  component: WinnerBoard,
  parameters: { msw: [answers('getRankList', () => ({ list: winners }))] },
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

/** A win pushed by the platform is ranked at once (S2.27, S6.6). */
export const Live: Story = {
  decorators: [
    (Story) => (
      <RealtimeContext value={bus}>
        <Story />
      </RealtimeContext>
    ),
  ],
  play: async ({ canvas }) => {
    const [top] = await canvas.findAllByRole('list');
    if (!top) throw new Error('the board has two lists');
    const data = { customerName: 'na***m', winAmount: '9990000.00' };
    bus.tell({ type: 'event', id: 1, at: '2026-03-01T13:00:00.000Z', topic: 'winner', data });
    const first = () => within(top).getAllByRole('listitem')[0];
    await waitFor(() => expect(first()).toHaveTextContent('na***m'));
    await expect(within(top).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getRankList')] } };

/** No winner is invented. */
export const Empty: Story = {
  parameters: { msw: [answers('getRankList', () => ({ list: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('games:in_no_data'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getRankList')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeSeen();
  },
};
