import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { later } from '#src/session/later.fixture.ts';
import { ledger } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TransfersScreen } from './TransfersScreen.tsx';
import { submitButton, walletField } from './transferForm.fixture.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

const wallets = ledger({ main: '1250.00', CQ9: '0.00' }, ['answerLost']);
const known = [...wallets.handlers, answers('getMemberInfo')];

/** Transfers whose response was lost half a day ago: their keys may have expired, so they are not retried. */
const meta = {
  title: 'Features/Transfers/TooLateToRepeat',
  component: TransfersScreen,
  decorators: [inToasts],
  parameters: { player: true, route: '/transfers', msw: [answers('collectFunds'), ...known] },
  beforeEach: () => {
    wallets.reset();
    sessionStorage.clear();
  },
} satisfies Meta<typeof TransfersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A transfer is dropped, and the page says where to look before another. */
export const Transfer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await walletField('to'));
    await userEvent.click(await screen.findByRole('option', { name: /CQ9/ }));
    await userEvent.click(await submitButton());
    const again = await canvas.findByRole('button', { name: t('transfers:retry') });
    await later(HALF_A_DAY_MS, async () => {
      await userEvent.click(again);
      await expect(await canvas.findByText(like('platform:error.key_expired'))).toBeSeen();
    });
    await expect(canvas.queryByRole('button', { name: t('transfers:retry') })).toBeNull();
    await expect(wallets.keys).toHaveLength(1);
  },
};

/** The same for moving everything to the main wallet. */
export const Collection: Story = {
  parameters: { msw: [fails('collectFunds', 1), answers('collectFunds'), ...known] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('balance:collect') }));
    const again = await canvas.findByRole('button', { name: t('balance:again') });
    await later(HALF_A_DAY_MS, async () => {
      await userEvent.click(again);
      await expect(await canvas.findByText(like('platform:error.key_expired'))).toBeSeen();
    });
    await expect(canvas.getByRole('button', { name: t('balance:collect') })).toBeSeen();
    await expect(screen.queryByText(like('balance:collected'))).toBeNull();
  },
};
