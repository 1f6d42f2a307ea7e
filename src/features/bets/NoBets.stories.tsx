import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { BetsScreen } from './BetsScreen.tsx';

const NOTHING = { bets: 0, stake: '0.00', validStake: '0.00', payout: '0.00', net: '0.00' };
const noBets = answers('getBets', () => ({
  ...{ bets: [], totals: { ...NOTHING, running: { bets: 0, stake: '0.00' } } },
  ...{ totalPages: 0, total: 0 },
}));
const games = answers('getGameMenus');

/** The betting record of a player without bets. */
const meta = {
  title: 'Features/Bets/No bets',
  component: BetsScreen,
  parameters: { player: true, route: '/bets', msw: [noBets, games, answers('getProtection')] },
} satisfies Meta<typeof BetsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the games is shown. */
export const NoneYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('bets:noneHint'))).toBeSeen();
    const way = await canvas.findByRole('link', { name: t('bets:toGames') });
    await expect(way).toHaveAttribute('href', '/');
  },
};

export const Bengali: Story = { ...NoneYet, globals: { language: 'bn' } };

const excludedUntil = '2026-03-09T09:00:00.000Z';

/** No link to the games during a break. */
export const OnBreak: Story = {
  parameters: {
    msw: [
      ...[noBets, games],
      answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('bets:noneHint'))).toBeSeen();
    await waitFor(() => expect(canvas.queryByRole('link', { name: t('bets:toGames') })).toBeNull());
  },
};
