import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import type { MoneyLimit } from '#src/platform/contract.generated.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { OwnProtection } from '../OwnProtection.tsx';
import { PROTECTED, protectedBy, protectedWith, RAISES } from '../protection.fixture.ts';

/** Limits set by players: lower ones apply at once, raises wait (DECISIONS, player protection). */
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

/** A first limit applies at once; both digit sets work. */
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
    const open = {
      name: t('protection:named', {
        action: t('protection:set'),
        limit: t('protection:loss.limit', { span: t('protection:spans.day') }),
      }),
    };
    await userEvent.click(await canvas.findByRole('button', open));
    const dialog = within(
      await screen.findByRole('dialog', {
        name: t('protection:loss.limit', { span: t('protection:spans.day') }),
      }),
    );
    const amount = dialog.getByRole('textbox', { name: like('protection:form.most') });
    await userEvent.type(amount, '-5');
    await userEvent.click(dialog.getByRole('button', { name: t('protection:form.submit') }));
    await expect(await dialog.findByText(t('session:amountFault.digits'))).toBeSeen();
    await userEvent.clear(amount);
    await expect(await dialog.findByText(t('session:amountFault.empty'))).toBeSeen();
    await userEvent.type(amount, '৩০০');
    await userEvent.click(dialog.getByRole('button', { name: t('protection:form.submit') }));
    await expect(await screen.findByText(t('protection:holds'))).toBeSeen();
    await expect(
      await canvas.findByRole('progressbar', {
        name: t('protection:loss.limit', { span: t('protection:spans.day') }),
      }),
    ).toBeSeen();
  },
};

/** The input stays if the platform rejects it. */
export const Rejected: Story = {
  parameters: { msw: [...protectedBy(), fails('setSessionLimit')] },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('protection:named', {
          action: t('protection:change'),
          limit: t('protection:session.limit'),
        }),
      }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: t('protection:session.limit') }),
    );
    const minutes = dialog.getByRole('textbox', { name: like('protection:form.most') });
    await userEvent.type(minutes, '90');
    await userEvent.click(dialog.getByRole('button', { name: t('protection:form.submit') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      t('platform:error.unexpected_error'),
    );
    await expect(minutes).toHaveValue('90');
  },
};

/** Removing a limit waits, too. */
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
      await canvas.findByRole('button', {
        name: t('protection:named', {
          action: t('protection:remove'),
          limit: t('protection:deposit.limit', { span: t('protection:spans.day') }),
        }),
      }),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: t('protection:removal.confirm') }),
    );
    await waitFor(() => expect(screen.getByText(t('protection:waits'))).toBeSeen());
    await expect(
      await canvas.findByText(
        asText('protection:raise.asked', { raised: t('protection:raise.gone') }),
      ),
    ).toBeSeen();
    await expect(
      canvas.getByRole('progressbar', {
        name: t('protection:deposit.limit', { span: t('protection:spans.day') }),
      }),
    ).toBeSeen();
  },
};

/** A pending raise says from when it can be confirmed, and can be cancelled before. */
export const RaiseWaits: Story = {
  parameters: {
    msw: [...protectedBy({ raises: [RAISES.waiting] }), answers('setMoneyLimit', () => PROTECTED)],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('protection:raise.asked', { raised: '8,000.00' })),
    ).toBeSeen();
    await expect(canvas.queryByRole('button', { name: like('protection:raise.open') })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: like('protection:raise.keep', { held: '5,000.00' }) }),
    );
    await waitFor(() => expect(canvas.queryByText(like('protection:raise.asked'))).toBeNull());
  },
};

/** A raise not confirmed in time says that it must be requested again, and offers nothing else. */
export const RaiseLapsed: Story = {
  parameters: {
    msw: protectedBy({ raises: [RAISES.lapsed] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('protection:raise.lapsed'))).toBeSeen();
    for (const name of ['protection:raise.open', 'protection:raise.keep'] as const) {
      await expect(canvas.queryByRole('button', { name: like(name) })).toBeNull();
    }
  },
};

/** After 24 hours a raise can be confirmed. */
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
    await userEvent.click(
      await canvas.findByRole('button', { name: like('protection:raise.open') }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      dialog.getByText(like('protection:raise.confirmText', { raised: '8,000.00' })),
    ).toBeSeen();
    await userEvent.click(dialog.getByRole('button', { name: t('protection:raise.confirm') }));
    await expect(
      await canvas.findByText(like('protection:used', { used: '1,200.00', most: '8,000.00' })),
    ).toBeSeen();
    await expect(canvas.queryByText(like('protection:raise.asked'))).toBeNull();
  },
};
