import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MoneyLimit } from '#src/platform/contract.generated.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { OwnProtection } from '../OwnProtection.tsx';
import { PROTECTED, protectedBy, protectedWith, RAISES } from '../protection.fixture.ts';

/** Limits that players set: lower ones hold at once, higher ones wait (DECISIONS, player protection). */
const meta = {
  title: 'Features/Protection/Limits',
  component: OwnProtection,
  parameters: { route: '/protection', player: true, msw: protectedBy() },
} satisfies Meta<typeof OwnProtection>;
export default meta;
type Story = StoryObj<typeof meta>;

const LOSS: MoneyLimit = {
  kind: 'loss',
  span: 'day',
  amount: '300.00',
  used: '0.00',
  left: '300.00',
};

/** A first limit holds at once; it is typed in either digits. */
export const SettingOne: Story = {
  parameters: {
    msw: [
      ...protectedBy(),
      answers('setMoneyLimit', () =>
        protectedWith({
          moneyLimits: [...PROTECTED.moneyLimits, LOSS],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const open = { name: 'Set limit: Daily loss limit' };
    await userEvent.click(await canvas.findByRole('button', open));
    const dialog = within(await screen.findByRole('dialog', { name: 'Daily loss limit' }));
    const amount = dialog.getByRole('textbox', { name: /Limit/ });
    await userEvent.type(amount, '-5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
    await expect(await dialog.findByText(/^Enter an amount/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '৩০০');
    await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
    await waitFor(() => expect(screen.getByText('Your limit is now active')).toBeVisible());
    await expect(
      await canvas.findByRole('progressbar', { name: 'Daily loss limit' }),
    ).toBeVisible();
  },
};

/** What was typed stays where the platform does not take it. */
export const NotTaken: Story = {
  parameters: { msw: [...protectedBy(), fails('setSessionLimit')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Session length' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Session length' }));
    const minutes = dialog.getByRole('textbox', { name: /Limit/ });
    await userEvent.type(minutes, '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Something went wrong/);
    await expect(minutes).toHaveValue('90');
  },
};

/** A limit does not go at once either. */
export const Removing: Story = {
  parameters: {
    msw: [
      ...protectedBy(),
      answers('setMoneyLimit', () =>
        protectedWith({
          raises: [{ ...RAISES.waiting, amount: null }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove: Daily deposit limit' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Request removal' }));
    await waitFor(() =>
      expect(screen.getByText('Your current limit stays in place for now')).toBeVisible(),
    );
    await expect(await canvas.findByText('Requested: no limit')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Daily deposit limit' })).toBeVisible();
  },
};

/** A raise that waits says from when on it can be confirmed, and can be taken back before. */
export const RaiseWaits: Story = {
  parameters: {
    msw: [...protectedBy({ raises: [RAISES.waiting] }), answers('setMoneyLimit', () => PROTECTED)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Requested: .*8,000\.00/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep .*5,000\.00/ }));
    await waitFor(() => expect(canvas.queryByText(/^Requested/)).toBeNull());
  },
};

/** After 24 hours a raise is asked about once more. */
export const RaiseDue: Story = {
  parameters: {
    msw: [
      ...protectedBy({ raises: [RAISES.due] }),
      answers('confirmLimitRaise', () =>
        protectedWith({
          moneyLimits: [
            { kind: 'deposit', span: 'day', amount: '8000.00', used: '1200.00', left: '6800.00' },
          ],
          depositLeft: '6800.00',
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Confirm change/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/From now on: .*8,000\.00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change limit' }));
    await expect(await canvas.findByText(/1,200\.00 of .*8,000\.00/)).toBeVisible();
    await expect(canvas.queryByText(/^Requested/)).toBeNull();
  },
};
