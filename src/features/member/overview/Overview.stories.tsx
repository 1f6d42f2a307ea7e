import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { calls } from '../member.fixture.ts';
import { LastBets } from './LastBets.tsx';
import { LimitsLeft } from './LimitsLeft.tsx';

let queries: QueryClient | undefined;
let isBroken = false;
let failed = 0;
const breaks = (id: 'getProtection' | 'getBets') =>
  fails(id, Number.POSITIVE_INFINITY, () => {
    if (isBroken) failed += 1;
    return isBroken;
  });

function Parts() {
  queries = useQueryClient();
  return (
    <>
      <LimitsLeft />
      <LastBets />
    </>
  );
}

/** Parts of the account overview, once they have loaded (S2.10). */
const meta = {
  title: 'Features/Member/Overview',
  component: Parts,
  parameters: { route: '/member', player: true, msw: calls },
  beforeEach: () => {
    isBroken = false;
    failed = 0;
  },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

const [won] = EXAMPLES.getBets.value.bets;

/** A failed refresh leaves what was loaded. */
export const RefreshFailed: Story = {
  parameters: { msw: [breaks('getProtection'), breaks('getBets'), ...calls] },
  play: async ({ canvas }) => {
    const limit = await canvas.findByText(t('member:overview.limits.deposit.day'));
    const bet = await canvas.findByRole('link', { name: String(won?.displayName) });
    isBroken = true;
    await queries?.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
    await waitFor(() => expect(failed).toBeGreaterThanOrEqual(2));
    await expect(queries?.isFetching()).toBe(0);
    await expect(limit).toBeSeen();
    await expect(bet).toBeSeen();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A void bet, whose stake came back, is neither won nor lost. */
export const VoidBet: Story = {
  parameters: {
    msw: [
      answers('getBets', () => {
        const list = EXAMPLES.getBets.value;
        const none = { state: 'void', payout: '20.00', net: '0.00' } as const;
        const bets = list.bets.flatMap((bet) => [
          { ...bet, ...none, betId: 1, displayName: 'Returned' },
          { ...bet, betId: 2, displayName: 'Paid out' },
        ]);
        return { ...list, bets };
      }),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    const rowOf = async (name: string) => {
      const link = await canvas.findByRole('link', { name });
      return link.parentElement?.parentElement;
    };
    const [returned, gained] = [await rowOf('Returned'), await rowOf('Paid out')];
    await expect(gained).toHaveTextContent(t('member:overview.bets.won'));
    await expect(returned).toHaveTextContent(/0\.00/);
    for (const result of ['won', 'lost'] as const) {
      await expect(returned).not.toHaveTextContent(t(`member:overview.bets.${result}`));
    }
  },
};
