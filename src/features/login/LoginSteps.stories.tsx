import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { dialog, LoginPopup, logIn, platform } from './login.fixture.tsx';

const { value: result } = EXAMPLES.login;

/** A first login answered with the given flags; the login after it has none of them. */
function firstly(said: Partial<LoginResult>) {
  let logins = 0;
  return answers('login', () => {
    logins += 1;
    return logins === 1 ? { ...result, ...said } : result;
  });
}

async function chooseAnother() {
  const form = within(await screen.findByRole('dialog', { name: t('session:change.title') }));
  const fields = () => document.querySelectorAll('input[autocomplete="new-password"]');
  await waitFor(() => expect(fields()).toHaveLength(2));
  for (const field of fields()) {
    await userEvent.type(field, 'Tea-4-Dhaka');
  }
  await userEvent.click(form.getByRole('button', { name: t('session:change.submit') }));
}

/** The steps between password and session (S4.3, S4.16). */
const meta = {
  title: 'Features/Login/LoginSteps',
  component: LoginScreen,
  args: { close: fn() },
  render: ({ close }) => <LoginPopup close={close} />,
  parameters: {
    docs: { story: coversPage },
    route: '/login',
    msw: [...platform, answers('login')],
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new address needs a second step (S4.16). */
export const NewAddress: Story = {
  parameters: {
    msw: [
      ...platform,
      refuses('login', {
        code: 'verification_needed',
        status: 403,
        value: {
          challengeToken: 'x9Tq2mVb7Rk4Hs1Lw8Pz3Nc6Yd5Fg0JaQeUiOoXxWvE',
          expiresAt: '2026-03-02T14:10:00.000Z',
          methods: [
            { method: 'sms', to: '+880*******017' },
            { method: 'totp', to: '' },
          ],
        },
      }),
      answers('completeLoginVerification'),
    ],
  },
  play: async ({ args }) => {
    await logIn();
    const form = await dialog();
    await userEvent.click(
      await form.findByRole('radio', { name: like('session:verification.by.totp') }),
    );
    const code = await form.findByRole('textbox', { name: t('session:verification.answer.totp') });
    await userEvent.type(code, '204816');
    await userEvent.click(form.getByRole('button', { name: t('session:verification.submit') }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** An expired password is changed before anything else, then the player is logged in with the new one (S4.3, S4.4). */
export const ExpiredPassword: Story = {
  parameters: {
    msw: [
      flagged({ PWDEXPFORCECHANGE3: true }),
      ...platform,
      answers('login', () => ({ ...result, passwordExpired: true })),
      answers('changePassword'),
    ],
  },
  play: async () => {
    await logIn();
    const form = await dialog();
    await expect(await form.findByText(t('session:change.title'))).toBeSeen();
    await userEvent.click(await form.findByRole('button', { name: t('session:change.submit') }));
    await expect(await form.findAllByText(t('session:fault.required'))).toHaveLength(2);
  },
};

/** If CHNGPASSVERIF3 is on, the new password needs a step-up; then the player is in (S3.12, S4.4). */
export const ExpiredWithStepUp: Story = {
  parameters: {
    msw: [
      flagged({ PWDEXPFORCECHANGE3: true, CHNGPASSVERIF3: true }),
      ...platform,
      firstly({ passwordExpired: true }),
      answers('getSecurity'),
      answers('sendStepUpCode'),
      answers('stepUp'),
      refuses('changePassword', { code: 'step_up_needed', status: 403 }, { once: true }),
      answers('changePassword'),
    ],
  },
  play: async ({ args }) => {
    await logIn();
    await chooseAnother();
    const asked = within(
      await screen.findByRole('dialog', { name: t('session:verification.title') }),
    );
    await userEvent.click(await asked.findByRole('button', { name: t('session:code.send') }));
    await userEvent.type(asked.getByRole('textbox', { name: t('session:code.label') }), '204816');
    await userEvent.click(asked.getByRole('button', { name: t('session:stepUp.submit') }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** A password set by others is changed first; then the first-login offer appears (S3.4, S4.3). */
export const GivenPassword: Story = {
  parameters: {
    msw: [
      ...platform,
      firstly({ defaultPassword: true, firstTimeLogin: true }),
      answers('changePassword'),
    ],
  },
  play: async ({ args }) => {
    await logIn();
    await chooseAnother();
    const first = within(await screen.findByRole('dialog', { name: t('session:first.title') }));
    await userEvent.click(await first.findByRole('button', { name: t('session:first.later') }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** The first login offers to set a payment password; closing it still logs the player in. */
export const FirstLogin: Story = {
  parameters: {
    msw: [...platform, answers('login', () => ({ ...result, firstTimeLogin: true }))],
  },
  play: async ({ args }) => {
    await logIn();
    const form = await dialog();
    await userEvent.click(await form.findByRole('button', { name: t('session:first.later') }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};
