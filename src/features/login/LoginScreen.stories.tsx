import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { LoginScreen } from './LoginScreen.tsx';

const { value: result } = EXAMPLES.login;
const { value: check } = EXAMPLES.getHumanCheck;

const platform = [
  flagged({ FREEPLAY3: true, MOBILEVERCODELOGIN3: true, USERNAMEREG3: true }),
  answers('getPayloadKeys'),
  answers('getRegisterSettings'),
  answers('getCaptcha'),
  answers('getHumanCheck', () => ({ ...check, parameters: { ...check.parameters, cost: 1 } })),
];

/** The login goes when it is closed, as the popups of a site do. */
function Popup({ close }: { close: () => void }) {
  const [open, setOpen] = useState(true);
  const leave = () => {
    setOpen(false);
    close();
  };
  return open && <LoginScreen close={leave} />;
}

/** The way into an account, above any page (S2.2, S4.3). */
const meta = {
  title: 'Features/Login/LoginScreen',
  component: LoginScreen,
  args: { close: fn() },
  render: ({ close }) => <Popup close={close} />,
  parameters: { route: '/login', msw: [...platform, answers('login')] },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Types a name and a password, and sends them. */
async function logIn() {
  const form = await dialog();
  await userEvent.clear(form.getByRole('textbox', { name: 'Username' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'rahim88');
  const password = document.querySelector('input[autocomplete="current-password"]');
  if (!password) throw new Error('there is no field for a password');
  await userEvent.type(password, 'not-the-password');
  await userEvent.click(form.getByRole('button', { name: 'Log in' }));
  return form;
}

/** After a login the popup goes, and the login before it is told. */
export const Ready: Story = {
  play: async ({ args }) => {
    await logIn();
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
    await expect(await screen.findByText(/Bangladesh, 203\.0\.113\.7/)).toBeInTheDocument();
  },
};

/** Nothing is sent without a name and a password (S5.5). */
export const Empty: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(form.getAllByText('This cannot be empty.')).toHaveLength(2));
    await expect(args.close).not.toHaveBeenCalled();
  },
};

/** A mobile number, and the code that is sent to it. */
export const ByCode: Story = {
  parameters: { msw: [...platform, answers('sendSmsNoLogin')] },
  play: async () => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('tab', { name: 'With a code' }));
    const number = await form.findByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(form.getByRole('button', { name: 'Send the code' }));
    await expect(await form.findByText(/^Again in/)).toBeVisible();
  },
};

/** Three wrong logins ask for the captcha (S4.8); what was typed stays. */
export const WithCaptcha: Story = {
  parameters: {
    msw: [
      ...platform,
      refuses('login', { code: 'login_incorrect', value: { captcha: true, humanCheck: false } }),
    ],
  },
  play: async () => {
    const form = await logIn();
    await expect(
      await form.findByRole('textbox', { name: 'Characters in the picture' }),
    ).toBeVisible();
    await expect(form.getByRole('alert')).toHaveTextContent(/not right/);
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('rahim88');
  },
};

/** A human check that is asked for is passed unseen, and the login goes on (S3.6). */
export const WithHumanCheck: Story = {
  parameters: {
    msw: [...platform, refuses('login', { code: 'human_check_needed' }, 1), answers('login')],
  },
  play: async ({ args }) => {
    await logIn();
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** Five wrong logins let the name rest; from when on it can be tried again is told (S9.6). */
export const Resting: Story = {
  parameters: {
    msw: [
      ...platform,
      refuses('login', { code: 'too_many_requests', status: 429, retryAfter: 300 }),
    ],
  },
  play: async () => {
    const form = await logIn();
    await expect(await form.findByRole('alert')).toHaveTextContent(/try again at \d+:\d\d/);
  },
};

/** From an unknown address it takes a second step (S4.16). */
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
    await userEvent.click(await form.findByRole('radio', { name: /authenticator/ }));
    const code = await form.findByRole('textbox', { name: 'Code of the authenticator' });
    await userEvent.type(code, '204816');
    await userEvent.click(form.getByRole('button', { name: 'Confirm and log in' }));
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
    await expect(await form.findByText('Choose a new password')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save and log in' }));
    await expect(await form.findByText('This cannot be empty.')).toBeVisible();
  },
};

/** The first login offers to set a payment password; who closes it is logged in all the same. */
export const FirstLogin: Story = {
  parameters: {
    msw: [...platform, answers('login', () => ({ ...result, firstTimeLogin: true }))],
  },
  play: async ({ args }) => {
    await logIn();
    const form = await dialog();
    await userEvent.click(await form.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** A trial account needs neither name nor password (S1.4). */
export const Trial: Story = {
  parameters: { msw: [...platform, answers('freeplay')] },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('button', { name: 'Try it without an account' }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** A platform that fails says so; what was typed stays, to be sent again. */
export const Failed: Story = {
  parameters: { msw: [...platform, refuses('login', { code: 'unexpected_error', status: 500 })] },
  play: async () => {
    const form = await logIn();
    await expect(await form.findByRole('alert')).toHaveTextContent(/unexpected/);
    await expect(form.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};
