import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepDraft, keptDraft } from '#src/session/fields/keptDraft.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { dialog, LoginPopup, logIn, platform } from './login.fixture.tsx';

const { value: result } = EXAMPLES.login;

/** The login forms, opened, tabbed through and sent empty. */
const meta = {
  title: 'Features/Login/FormRule',
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

const form = (name: string | RegExp) => screen.findByRole('form', { name });

export const ByUsername: Story = {
  play: async () => keepsFormRule('UsernameForm', await form(t('session:login.byUsername'))),
};

export const ByCode: Story = {
  play: async () => {
    const login = await dialog();
    await userEvent.click(await login.findByRole('tab', { name: t('session:login.bySms') }));
    await login.findByRole('textbox', { name: t('session:phone.label') });
    await keepsFormRule('SmsForm', await form(t('session:login.bySms')));
  },
};

/** The typed name survives a reload, until the login succeeds; a password never does. */
export const Reloaded: Story = {
  beforeEach: () => keepDraft('login.member', { username: { opened: '', value: 'rahim88' } }),
  play: async () => {
    const login = await dialog();
    const name = await login.findByRole('textbox', { name: t('session:login.username') });
    await waitFor(() => expect(name).toHaveValue('rahim88'));
    const kept = () => JSON.stringify({ ...sessionStorage });
    await logIn();
    await expect(kept()).not.toContain('not-the-password');
    await waitFor(() => expect(keptDraft('login.member')).toEqual({}));
  },
};

export const SecondStep: Story = {
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
    ],
  },
  play: async () => {
    const login = await logIn();
    await login.findByRole('radio', { name: like('session:verification.by.totp') });
    await keepsFormRule('LoginSecondFactorForm', await screen.findByRole('form'));
  },
};

export const ForcedChange: Story = {
  parameters: {
    msw: [
      flagged({ PWDEXPFORCECHANGE3: true }),
      ...platform,
      answers('login', () => ({ ...result, passwordExpired: true })),
    ],
  },
  play: async () => {
    await logIn();
    await keepsFormRule('ForcedChangeForm', await form(t('session:change.title')));
  },
};

export const FirstLogin: Story = {
  parameters: {
    msw: [...platform, answers('login', () => ({ ...result, firstTimeLogin: true }))],
  },
  play: async () => {
    await logIn();
    await keepsFormRule('FirstLoginForm', await form(t('session:first.title')));
  },
};
