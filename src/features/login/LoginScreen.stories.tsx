import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { NOTE } from '#src/shared/blocks/contentBlocks.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { dialog, LoginPopup, logIn, platform } from './login.fixture.tsx';

/** The login dialog, above any page (S2.2, S4.3). */
const meta = {
  title: 'Features/Login/LoginScreen',
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

/** After a login the popup closes and the previous login is shown. */
export const Ready: Story = {
  play: async ({ args }) => {
    await logIn();
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
    await expect(await screen.findByText(/, 203\.0\.113\.7/)).toBeSeen();
  },
};

/** Blocks of the brand's own below the fields. */
export const WithBlocks: Story = {
  parameters: { pages: { login: [NOTE] } },
  play: async () => {
    const form = await dialog();
    await expect(await form.findByText('A word before you start')).toBeSeen();
  },
};

/** Nothing is sent without a name and a password (S5.5). */
export const Empty: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: t('session:login.submit') }));
    await waitFor(() => expect(form.getAllByText(t('session:fault.required'))).toHaveLength(2));
    await expect(args.close).not.toHaveBeenCalled();
  },
};

/** Login with a mobile number and a sent code. */
export const ByCode: Story = {
  parameters: { msw: [...platform, answers('sendSmsNoLogin')] },
  play: async () => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('tab', { name: t('session:login.bySms') }));
    const number = await form.findByRole('textbox', { name: t('session:phone.label') });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(form.getByRole('button', { name: t('session:code.send') }));
    await expect(await form.findByText(like('session:code.wait'))).toBeSeen();
  },
};

/** Three wrong logins ask for the captcha (S4.8); the input stays. */
export const WithCaptcha: Story = {
  parameters: {
    msw: [
      ...platform,
      refuses('login', { code: 'login_incorrect', value: { captcha: true, humanCheck: false } }),
    ],
  },
  play: async () => {
    const form = await logIn();
    await expect(await form.findByRole('textbox', { name: t('session:captcha.label') })).toBeSeen();
    await expect(form.getByRole('alert')).toHaveTextContent(like('platform:error.login_incorrect'));
    await expect(form.getByRole('textbox', { name: t('session:login.username') })).toHaveValue(
      'rahim88',
    );
  },
};

/** A required human check passes invisibly, and the login continues (S3.6). */
export const WithHumanCheck: Story = {
  parameters: {
    msw: [
      ...platform,
      refuses('login', { code: 'human_check_needed' }, { once: true }),
      answers('login'),
    ],
  },
  play: async ({ args }) => {
    await logIn();
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** Five failed logins lock the name; the form shows when it can be tried again (S9.6). */
export const Locked: Story = {
  parameters: {
    msw: [
      ...platform,
      refuses('login', { code: 'too_many_requests', status: 429, retryAfter: 300 }),
    ],
  },
  play: async () => {
    const form = await logIn();
    await expect(await form.findByRole('alert')).toHaveTextContent(like('platform:wait.until'));
  },
};

/** A trial account needs neither name nor password (S1.4). */
export const Trial: Story = {
  parameters: { msw: [...platform, answers('freeplay')] },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('button', { name: t('login:trial') }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** A platform failure is reported; the input stays, to be sent again. */
export const Failed: Story = {
  parameters: { msw: [...platform, refuses('login', { code: 'unexpected_error', status: 500 })] },
  play: async () => {
    const form = await logIn();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      t('platform:error.unexpected_error'),
    );
    await expect(form.getByRole('button', { name: t('session:login.submit') })).toBeEnabled();
  },
};
