import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { LineTransferScreen } from './LineTransferScreen.tsx';
import { fill, lineScreen } from './lineScreen.fixture.ts';

let balance = '1000.00';
let queries: QueryClient | undefined;
const wallet = answers('getWalletBalance', () => ({
  ...EXAMPLES.getWalletBalance.value,
  ...{ balance, total: balance, turnoverLeft: '0.00' },
}));

/** Changes the balance in another tab, and notifies the page as the platform does (S6.6). */
async function leave(amount: string): Promise<void> {
  balance = amount;
  await queries?.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
}

function Page() {
  queries = useQueryClient();
  return <LineTransferScreen />;
}

/** A transfer that is reviewed while another tab of the player spends from the same balance (S2.16 transferUpline). */
const meta = {
  ...lineScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...lineScreen.parameters, msw: [wallet, ...lineScreen.parameters.msw] },
  title: 'Features/LineTransfer/TransferredElsewhere',
  render: () => <Page />,
  beforeEach: () => {
    balance = '1000.00';
    lineScreen.beforeEach();
  },
} satisfies Meta<typeof LineTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The balance afterwards follows the balance, and is left out once it does not cover the amount. */
export const WhileReviewed: Story = {
  play: async ({ canvas }) => {
    await fill('400');
    const after = await canvas.findByText(t('lineTransfer:balanceAfter'));
    await expect(after.nextElementSibling).toHaveTextContent('600.00');
    await leave('500.00');
    await waitFor(() => expect(after.nextElementSibling).toHaveTextContent('100.00'));
    await leave('300.00');
    await waitFor(() => expect(canvas.queryByText(t('lineTransfer:balanceAfter'))).toBeNull());
  },
};
