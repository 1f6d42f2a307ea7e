import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { RecoveryScreen } from './RecoveryScreen.tsx';

const calls = [answers('getPayloadKeys'), answers('getRegisterSettings')];
const byPhone = flagged({ MOBILENUMREG3: true });
const byMail = flagged({ MOBILENUMREG3: false });
const LINK = '/forgot#passwordReset=x9Tq2mVb7Rk4Hs1Lw8Pz3Nc6Yd5Fg0JaQeUiOoXxWvE';

/** The reset of a forgotten password (S4.6). */
const meta = {
  title: 'Features/Recovery/RecoveryScreen',
  component: RecoveryScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/forgot', msw: [byPhone, ...calls] },
} satisfies Meta<typeof RecoveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

async function typeNewPassword() {
  for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
    await userEvent.type(input, 'Password-2027');
  }
}

/** By phone first, if players register with one; the new password logs the player in. */
export const ByPhone: Story = {
  parameters: {
    msw: [byPhone, ...calls, answers('sendSmsNoLogin'), answers('resetPasswordBySms')],
  },
  play: async ({ args }) => {
    const form = await dialog();
    const number = await form.findByRole('textbox', { name: t('session:phone.label') });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(form.getByRole('button', { name: t('session:code.send') }));
    await form.findByText(like('session:code.wait'));
    await userEvent.type(form.getByRole('textbox', { name: t('session:code.label') }), '204816');
    await typeNewPassword();
    await userEvent.click(form.getByRole('button', { name: t('recovery:mobileSubmit') }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** A dialog says why no code was sent, and when to try again (S8.1). */
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
    const number = await form.findByRole('textbox', { name: t('session:phone.label') });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(form.getByRole('button', { name: t('session:code.send') }));
    await expect(await screen.findByText(t('session:code.failed'))).toBeSeen();
    await expect(
      screen.getByText(t('platform:wait.seconds', { count: 1, seconds: '1' })),
    ).toBeSeen();
  },
};

/** The answer never reveals whether a name is registered (S5.7). */
export const ByMail: Story = {
  parameters: { msw: [byMail, ...calls, answers('sendPasswordLink')] },
  play: async () => {
    const form = await dialog();
    await userEvent.type(
      await form.findByRole('textbox', { name: t('recovery:username') }),
      'rahim88',
    );
    await userEvent.type(
      form.getByRole('textbox', { name: t('recovery:email') }),
      'r@brand.example',
    );
    await userEvent.click(form.getByRole('button', { name: t('recovery:emailSubmit') }));
    await expect(await form.findByText(t('recovery:sent.title'))).toBeSeen();
  },
};

/** By the link of an e-mail. */
export const ByLink: Story = {
  parameters: { route: LINK, msw: [byMail, ...calls, answers('resetPasswordByLink')] },
  play: async () => {
    const form = await dialog();
    await form.findByRole('button', { name: t('recovery:linkSubmit') });
    await typeNewPassword();
    await userEvent.click(form.getByRole('button', { name: t('recovery:linkSubmit') }));
    await expect(await form.findByText(t('recovery:done.title'))).toBeSeen();
  },
};

/** A link works once. */
export const LinkEnded: Story = {
  parameters: {
    route: LINK,
    msw: [byMail, ...calls, refuses('resetPasswordByLink', { code: 'link_ended', status: 410 })],
  },
  play: async () => {
    const form = await dialog();
    await form.findByRole('button', { name: t('recovery:linkSubmit') });
    await typeNewPassword();
    await userEvent.click(form.getByRole('button', { name: t('recovery:linkSubmit') }));
    await expect(await form.findByRole('alert')).toHaveTextContent(t('platform:error.link_ended'));
  },
};
