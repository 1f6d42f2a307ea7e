import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { WalletNotice } from './WalletNotice.tsx';

const WALLET = {
  ...{ vassalage: 'CQ9', displayName: 'CQ9' },
  ...{ balance: '500.00', leastStake: '1.00', moved: '0.00' },
};

/** The funds notice above the game, on the narrowest phones. */
const meta = {
  title: 'Features/Play/Funds/WalletNotice',
  component: WalletNotice,
  args: {
    wallet: WALLET,
    onTopUp: fn(),
    funds: {
      ...{ wallet: WALLET, held: '500.00', emptyAtLaunch: true, isShort: false },
      ...{ main: '800.00', transferred: '500.00' },
      ...{ showTransferred: fn(), refresh: fn(), reportInsufficient: fn() },
    },
  },
  decorators: [
    (Line) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Line />
      </div>
    ),
  ],
} satisfies Meta<typeof WalletNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dismiss button stays beside the text, however long: each further line takes space from the game. */
export const Transferred: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(like('play:funds.moved')).getBoundingClientRect();
    const close = canvas.getByRole('button', { name: t('play:funds.closeLine') });
    await expect(close.getBoundingClientRect().left).toBeGreaterThanOrEqual(words.right);
  },
};
