import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { CloseAccount } from './CloseAccount.tsx';

/** Closes an account for good: needs the password, a step-up, and no balance. */
const meta = {
  title: 'Features/Protection/CloseAccount',
  component: CloseAccount,
  parameters: { route: '/protection', player: true },
} satisfies Meta<typeof CloseAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog and submits it, with any given password. */
async function close(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: t('protection:closure.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('protection:closure.title') }));
  if (password !== '')
    await userEvent.type(
      dialog.getByLabelText(like('session:password.label'), { selector: 'input' }),
      password,
    );
  await userEvent.click(dialog.getByRole('button', { name: t('protection:closure.submit') }));
  return dialog;
}

/** Nothing is sent without the password. */
export const PasswordMissing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await close(canvasElement, '');
    await expect(await dialog.findByText(t('session:fault.required'))).toBeSeen();
  },
};

/** A wrong password fails at its field. */
export const PasswordWrong: Story = {
  parameters: {
    msw: [answers('getPayloadKeys'), refuses('closeAccount', { code: 'password_wrong' })],
  },
  play: async ({ canvasElement }) => {
    const dialog = await close(canvasElement, 'not-the-one');
    await expect(await dialog.findByText(t('platform:error.password_wrong'))).toBeSeen();
    await expect(
      dialog.getByLabelText(like('session:password.label'), { selector: 'input' }),
    ).toBeInvalid();
  },
};

/** Any balance must be withdrawn first. */
export const BalanceLeft: Story = {
  parameters: {
    msw: [answers('getPayloadKeys'), refuses('closeAccount', { code: 'balance_left' })],
  },
  play: async ({ canvasElement }) => {
    const dialog = await close(canvasElement, 'Story-2026');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      like('platform:error.balance_left'),
    );
  },
};

/** The platform requires a step-up first. */
export const StepUpNeeded: Story = {
  parameters: {
    msw: [
      answers('getPayloadKeys'),
      answers('getSecurity'),
      refuses('closeAccount', { code: 'step_up_needed', status: 403 }),
    ],
  },
  play: async ({ canvasElement }) => {
    await close(canvasElement, 'Story-2026');
    await expect(
      await screen.findByRole('form', { name: t('session:verification.title') }),
    ).toBeSeen();
  },
};
