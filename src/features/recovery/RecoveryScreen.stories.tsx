import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { RecoveryScreen } from './RecoveryScreen.tsx';

const calls = [answers('getPayloadKeys'), answers('getRegisterSettings')];
const byPhone = flagged({ MOBILENUMREG3: true });
const byMail = flagged({ MOBILENUMREG3: false });
const LINK = '/forgot#passwordReset=x9Tq2mVb7Rk4Hs1Lw8Pz3Nc6Yd5Fg0JaQeUiOoXxWvE';

/** A new password for who has forgotten theirs (S4.6). */
const meta = {
  title: 'Features/Recovery/RecoveryScreen',
  component: RecoveryScreen,
  args: { close: fn() },
  parameters: { route: '/forgot', msw: [byPhone, ...calls] },
} satisfies Meta<typeof RecoveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

async function typeNewPassword() {
  for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
    await userEvent.type(input, 'Password-2027');
  }
}

/** By phone first, where players register with one; the player is logged in with the new password. */
export const ByPhone: Story = {
  parameters: {
    msw: [byPhone, ...calls, answers('sendSmsNoLogin'), answers('resetPasswordBySms')],
  },
  play: async ({ args }) => {
    const form = await dialog();
    const number = await form.findByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await form.findByText(/^Resend in/);
    await userEvent.type(form.getByRole('textbox', { name: 'Verification code' }), '204816');
    await typeNewPassword();
    await userEvent.click(form.getByRole('button', { name: 'Save and log in' }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** Why no code was sent, and when to try again, is told in a dialog (S8.1). */
export const NotSent: Story = {
  parameters: {
    msw: [
      byPhone,
      ...calls,
      refuses('sendSmsNoLogin', { code: 'too_many_requests', status: 429, retryAfter: 1 }),
    ],
  },
  play: async () => {
    const form = await dialog();
    const number = await form.findByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(screen.getByText('The code was not sent')).toBeVisible());
    await expect(screen.getByText('Too many attempts. Try again in 1 second.')).toBeVisible();
  },
};

/** Nobody learns from the answer whether a name is registered (S5.7). */
export const ByMail: Story = {
  parameters: { msw: [byMail, ...calls, answers('sendPasswordLink')] },
  play: async () => {
    const form = await dialog();
    await userEvent.type(await form.findByRole('textbox', { name: 'Username' }), 'rahim88');
    await userEvent.type(form.getByRole('textbox', { name: 'Email address' }), 'r@brand.example');
    await userEvent.click(form.getByRole('button', { name: 'Send link' }));
    await expect(await form.findByText('Check your inbox')).toBeVisible();
  },
};

/** By the link of an e-mail. */
export const ByLink: Story = {
  parameters: { route: LINK, msw: [byMail, ...calls, answers('resetPasswordByLink')] },
  play: async () => {
    const form = await dialog();
    await form.findByRole('button', { name: 'Save password' });
    await typeNewPassword();
    await userEvent.click(form.getByRole('button', { name: 'Save password' }));
    await expect(await form.findByText('Password changed')).toBeVisible();
  },
};

/** A link is good once. */
export const LinkEnded: Story = {
  parameters: {
    route: LINK,
    msw: [byMail, ...calls, refuses('resetPasswordByLink', { code: 'link_ended', status: 410 })],
  },
  play: async () => {
    const form = await dialog();
    await form.findByRole('button', { name: 'Save password' });
    await typeNewPassword();
    await userEvent.click(form.getByRole('button', { name: 'Save password' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('This link has expired.');
  },
};
