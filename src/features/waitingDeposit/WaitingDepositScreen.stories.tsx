import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { WaitingDepositScreen } from './WaitingDepositScreen.tsx';

const { value: deposit } = EXAMPLES.getDeposit;

const late: Deposit = {
  ...deposit,
  ...{ reference: 'D000000000001', method: 'mobile-wallet', provider: 'Test Wallet A' },
  ...{ adapter: 'manual-reference', state: 'expired', payUrl: null },
  ...{ closedAt: '2026-03-02T14:20:00.000Z', reportUntil: '2026-03-03T14:20:00.000Z' },
};

const GAMES = Array.from({ length: 30 }, (_, at) => `Game ${at + 1}`);

let waiting: Deposit[] = [];
let asked = 0;

/** The deposits that wait in a story. */
const waits = (...deposits: Deposit[]) => ({
  beforeEach: () => {
    waiting = deposits;
    asked = 0;
  },
});

const one = () => like('session:openDeposit.bar.player', {});
const list = () => screen.findByRole('dialog', { name: t('session:openDeposit.bar.list') });

/** The reminder on a member's pages of a deposit that they have yet to pay, or to enter the transaction ID of (S2.16). */
const meta = {
  title: 'Features/WaitingDeposit/WaitingDepositScreen',
  component: WaitingDepositScreen,
  ...waits(deposit),
  parameters: {
    player: true,
    docs: { story: { inline: false, height: '240px' } },
    msw: [
      answers('getMemberInfo'),
      answers('getWaitingDeposits', () => {
        asked += 1;
        return { deposits: waiting };
      }),
    ],
  },
} satisfies Meta<typeof WaitingDepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line, whose link leads to the step of the deposit. */
export const WaitsForPlayer: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: one() });
    await expect(link).toHaveAttribute('href', `/deposit?reference=${deposit.reference}`);
    await expect(canvas.getByRole('timer')).toBeSeen();
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

/** Nothing that is on the page moves when it comes, and it never covers what has the focus. */
export const MovesNothing: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack gap="xl">
      <WaitingDepositScreen />
      {GAMES.map((game) => (
        <ButtonLink key={game} to="/">
          {game}
        </ButtonLink>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Game 1' });
    const before = first.getBoundingClientRect().top;
    const bar = await canvas.findByRole('region', { name: t('session:openDeposit.bar.list') });
    await expect(first.getBoundingClientRect().top).toBe(before);
    const under = canvas.getByRole('link', { name: 'Game 15' });
    const below = under.getBoundingClientRect().bottom - bar.getBoundingClientRect().bottom;
    scrollBy(0, below);
    under.focus();
    await waitFor(() =>
      expect(under.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
};

/** Put aside, it is a chip with the focus, until the state of a deposit changes. */
export const PutAside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('session:openDeposit.bar.hide') }),
    );
    const chip = await canvas.findByRole('link', { name: one() });
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(chip).toHaveTextContent('1');
    await expect(chip).toHaveAttribute('href', `/deposit?reference=${deposit.reference}`);
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** What was put aside for one state of a deposit returns with the next one. */
export const ReturnsWhenItChanges: Story = {
  beforeEach: () => {
    waiting = [late];
    sessionStorage.setItem('livery.depositsAside', `["${late.reference} player "]`);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: like('session:openDeposit.bar.late', {}) }),
    ).toBeSeen();
    await expect(
      canvas.getByRole('button', { name: t('session:openDeposit.bar.hide') }),
    ).toBeSeen();
  },
};

/** Several are a number, which opens their list; one whose time is over can be marked as unpaid there. */
export const Several: Story = {
  ...waits(deposit, late),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('session:openDeposit.bar.several', { count: 2, shown: '2' }),
      }),
    );
    const dialog = within(await list());
    await expect(
      dialog.getByRole('link', { name: t('session:openDeposit.to.late') }),
    ).toHaveAttribute('href', `/deposit?reference=${late.reference}`);
    await userEvent.click(dialog.getByRole('button', { name: t('session:openDeposit.unpaid') }));
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
  },
};

/** No deposit waits: no reminder. */
export const None: Story = {
  tags: ['shows-nothing'],
  ...waits(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
