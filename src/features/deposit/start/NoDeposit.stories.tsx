import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { cashier } from '../deposit.fixture.ts';
import { form } from '../depositForm.fixture.ts';

/** No deposit can be made, or the methods fail to load (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/NoDeposit',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit', msw: cashier(null) },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** During a break the page offers no deposit and says what still works. */
export const OnABreak: Story = {
  parameters: {
    msw: [
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-02T09:00:00.000Z',
      })),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('deposit:break.records') })).toBeSeen();
  },
};

/** The same break, known only from the platform's refusal. */
export const Excluded: Story = {
  parameters: {
    msw: [refuses('getDepositMethods', { code: 'player_excluded', status: 403 }), ...cashier(null)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** An agent has suspended the player: the page says what still works, and where the reason is. */
export const Suspended: Story = {
  parameters: {
    msw: [
      refuses('getDepositMethods', { code: 'player_suspended', status: 403 }),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:suspended.title'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('deposit:suspended.messages') })).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** What is left of the player's own limit is too little for any method. */
export const LimitReached: Story = {
  parameters: { msw: cashier(null, { methods: [], depositLeft: '120.00' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:limit.reached'))).toBeSeen();
    await expect(
      canvas.getByText(like('deposit:limit.reachedHint', { amount: '120.00' })),
    ).toBeSeen();
  },
};

export const NoMethods: Story = {
  parameters: { msw: cashier(null, { methods: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:noMethods'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getDepositMethods'), ...cashier(null)] },
};

const slow = held('getDepositMethods');

export const Slow: Story = {
  parameters: { msw: [slow.handler, ...cashier(null)] },
  beforeEach: () => slow.hold(),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull());
    slow.letGo();
    await expect(await form()).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getDepositMethods', 1), ...cashier(null)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:retry') }));
    await expect(await form()).toBeSeen();
  },
};
