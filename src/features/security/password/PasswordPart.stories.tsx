import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { PHONE, part, parts, passwordFields, platform } from '../security.fixture.ts';
import { PasswordPart } from './PasswordPart.tsx';

/** The change of the password, a part of the security centre (S5.8). */
const meta = {
  title: 'Features/Security/PasswordPart',
  component: PasswordPart,
  parameters: { route: '/security', player: true, msw: [...parts, ...platform] },
} satisfies Meta<typeof PasswordPart>;
export default meta;
type Story = StoryObj<typeof meta>;

async function changePassword() {
  const form = await part(t('security:password.title'));
  const [old, ...chosen] = passwordFields();
  if (!old) throw new Error('There is no field for the old password.');
  await userEvent.type(old, 'not-the-password');
  for (const field of chosen) await userEvent.type(field, 'Tea-4-Dhaka');
  await userEvent.click(form.getByRole('button', { name: t('security:password.submit') }));
  return form;
}

/** The platform requires a step-up (CHNGPASSVERIF3); then the password is changed, and the player stays logged in. */
export const PasswordWithStepUp: Story = {
  parameters: {
    msw: [
      refuses('changePassword', { code: 'step_up_needed', status: 403 }, { once: true }),
      answers('changePassword'),
      answers('login'),
      answers('logout'),
      answers('stepUp'),
      answers('sendStepUpCode'),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    const form = await changePassword();
    await expect(form.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      t('session:password.strength.3'),
    );
    const asked = within(await screen.findByRole('dialog'));
    await expect(await asked.findByText(PHONE)).toBeSeen();
    await userEvent.click(
      await asked.findByRole('radio', { name: like('session:verification.by.totp') }),
    );
    await userEvent.type(
      await asked.findByRole('textbox', { name: t('session:verification.answer.totp') }),
      '204816',
    );
    await userEvent.click(asked.getByRole('button', { name: t('session:stepUp.submit') }));
    await expect(await screen.findByText(t('security:password.done'))).toBeSeen();
    await waitFor(() => expect(passwordFields().every(({ value }) => value === '')).toBe(true));
  },
};

/** Cancelling the step-up keeps the input and changes nothing. */
export const StepUpGivenUp: Story = {
  parameters: {
    msw: [
      refuses('changePassword', { code: 'step_up_needed', status: 403 }),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    const form = await changePassword();
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(await asked.findByRole('button', { name: t('session:stepUp.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(form.getByRole('button', { name: t('security:password.submit') })).toBeEnabled();
    await expect(passwordFields()[0]).toHaveValue('not-the-password');
  },
};

/** A wrong current password is reported at its field (S5.8). */
export const PasswordWrong: Story = {
  parameters: {
    msw: [refuses('changePassword', { code: 'password_wrong' }), ...parts, ...platform],
  },
  play: async () => {
    const form = await changePassword();
    await expect(await form.findByText(t('platform:error.password_wrong'))).toBeSeen();
    await expect(passwordFields()[0]).toHaveFocus();
  },
};
