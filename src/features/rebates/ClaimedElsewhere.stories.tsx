import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { RebatesScreen } from './RebatesScreen.tsx';

let isClaimed = false;
let queries: QueryClient | undefined;
const { value: listed } = EXAMPLES.getRebates;
const rebates = answers('getRebates', () =>
  isClaimed ? { ...listed, list: [], claimable: '0.00' } : { ...listed, claimable: '20.00' },
);
const records = answers('getRebateRecords', () => ({
  ...{ list: [], totalPages: 0 },
  totals: { records: 0, staked: '0.00', amount: isClaimed ? '20.00' : '0.00' },
}));
const protection = answers('getProtection', () => ({
  ...EXAMPLES.getProtection.value,
  excludedUntil: null,
}));

function Page() {
  queries = useQueryClient();
  return <RebatesScreen />;
}

/** Rebates that another tab of the player claims meanwhile (S2.16 manualRebate). */
const meta = {
  title: 'Features/Rebates/ClaimedElsewhere',
  component: RebatesScreen,
  parameters: {
    player: true,
    route: '/rebates',
    msw: [answers('getMemberInfo'), protection, rebates, records],
  },
  render: () => <Page />,
  beforeEach: () => {
    isClaimed = false;
  },
} satisfies Meta<typeof RebatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The event of the balance shows what is left to claim, and what was paid. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    const name = like('session:claims.claimNamed', { name: t('rebates:all') });
    await expect(await canvas.findByRole('button', { name })).toBeSeen();
    isClaimed = true;
    await queries?.invalidateQueries({
      predicate: ({ meta }) => meta?.topics?.includes('balance') ?? false,
    });
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(await canvas.findByText(t('rebates:none'))).toBeSeen();
    await expect(await canvas.findByText(/20\.00/)).toBeSeen();
  },
};
