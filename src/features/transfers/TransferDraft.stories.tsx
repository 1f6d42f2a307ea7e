import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { keepDraft, keptDraft } from '#src/session/fields/keptDraft.ts';
import { ledger } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TransfersScreen } from './TransfersScreen.tsx';
import { submitButton } from './transferForm.fixture.ts';

const wallets = ledger({ main: '1250.00', CQ9: '0.00', BBIN: '80.00' }, []);

/** A half-typed transfer before a page reload. */
const meta = {
  title: 'Features/Transfers/TransferDraft',
  component: TransfersScreen,
  decorators: [inToasts],
  parameters: {
    player: true,
    route: '/transfers',
    msw: [answers('collectFunds'), ...wallets.handlers, answers('getMemberInfo')],
  },
  beforeEach: () => {
    wallets.reset();
    keepDraft('transfers', {
      from: { opened: null, value: 'BBIN' },
      amount: { opened: null, value: '35' },
    });
  },
} satisfies Meta<typeof TransfersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The draft is restored, and dropped once it is sent. */
export const Reloaded: Story = {
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: like('session:transfer.amount') });
    await waitFor(() => expect(amount).toHaveValue('35'));
    await userEvent.click(await submitButton());
    await expect(await screen.findByText(like('transfers:done', { amount: '35.00' }))).toBeSeen();
    await waitFor(() => expect(keptDraft('transfers').amount).toBeUndefined());
  },
};
