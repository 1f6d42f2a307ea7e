import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { firebaseAnswers, PROJECT } from '#src/platform/phone/firebase.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { dialog, LoginPopup, platform } from './login.fixture.tsx';

/** A brand with codes from Firebase. */
function WithFirebase({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [sending] = useState({ ...brand, signIn: { phone: PROJECT } });
  return <BrandContext value={sending}>{children}</BrandContext>;
}

/** Requests a code by phone. */
async function askForCode() {
  const form = await dialog();
  await userEvent.click(await form.findByRole('tab', { name: t('session:login.bySms') }));
  const number = await form.findByRole('textbox', { name: t('session:phone.label') });
  await userEvent.type(number, exampleMobile(number));
  await userEvent.click(form.getByRole('button', { name: t('session:code.send') }));
  return form;
}

/** Types a code and logs in with it. */
async function logInWith(form: Awaited<ReturnType<typeof dialog>>, code: string) {
  await userEvent.type(form.getByRole('textbox', { name: t('session:code.label') }), code);
  await userEvent.click(form.getByRole('button', { name: t('session:login.submit') }));
}

/** Login with a code that a provider sends instead of the platform (S4.3, S4.7, S7.32, S8.8). */
const meta = {
  title: 'Features/Login/PhoneProvider',
  component: LoginScreen,
  args: { close: fn() },
  render: ({ close }) => <LoginPopup close={close} />,
  decorators: [
    (Story) => (
      <WithFirebase>
        <Story />
      </WithFirebase>
    ),
  ],
  parameters: {
    docs: { story: coversPage },
    route: '/login',
    msw: [...platform, ...firebaseAnswers(), answers('login')],
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next code waits a minute (S4.7); the platform gets the token, and the form names who gets the number. */
export const Ready: Story = {
  play: async ({ args }) => {
    const form = await askForCode();
    await expect(await form.findByText(like('session:code.wait'))).toBeSeen();
    const notice = within(form.getByText(like('session:firebase')));
    await expect(notice.getAllByRole('link')[0]).toBeSeen();
    await logInWith(form, '204816');
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
    await expect(document.querySelector('.grecaptcha-badge')).toBeNull();
  },
};

/** A code typed without requesting one has expired (S8.8). */
export const CodeNotRequested: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('tab', { name: t('session:login.bySms') }));
    const number = await form.findByRole('textbox', { name: t('session:phone.label') });
    await userEvent.type(number, exampleMobile(number));
    await logInWith(form, '204816');
    await expect(await form.findByRole('alert')).toHaveTextContent(
      like('platform:error.verification_code_expired'),
    );
  },
};

/** A wrong code is reported, and another one can be typed (S8.8). */
export const WrongCode: Story = {
  parameters: {
    msw: [...platform, ...firebaseAnswers({ code: 'INVALID_CODE' }), answers('login')],
  },
  play: async () => {
    const form = await askForCode();
    await expect(await form.findByText(like('session:code.wait'))).toBeSeen();
    await logInWith(form, '000000');
    await expect(await form.findByRole('alert')).toHaveTextContent(
      t('platform:error.verification_code_invalid'),
    );
  },
};

/** An error of Firebase when it sends no code, and its message to the player (S8.8). */
const told = (sending: string, words: () => string): Story => ({
  parameters: { msw: [...platform, ...firebaseAnswers({ sending })] },
  play: async () => {
    await askForCode();
    const failure = within(await screen.findByRole('dialog', { name: t('session:code.failed') }));
    await expect(await failure.findByText(words())).toBeSeen();
  },
});

/** Too many requests: retry in five minutes (S8.8). */
export const TooMany: Story = told('TOO_MANY_ATTEMPTS_TRY_LATER', () =>
  t('platform:error.too_many_requests'),
);
/** The quota of the project is used up (S8.8). */
export const QuotaUsedUp: Story = told('QUOTA_EXCEEDED', () => t('platform:error.quota_exceeded'));
/** The reCAPTCHA was not passed, or the domain is not one of the project's (S8.8). */
export const CaptchaFailed: Story = told('CAPTCHA_CHECK_FAILED', () =>
  t('platform:error.recaptcha_invalid'),
);
/** The project has not enabled phone codes (S8.8). */
export const NotEnabled: Story = told('OPERATION_NOT_ALLOWED', () =>
  t('platform:error.function_disabled'),
);
/** Not a valid phone number (S8.8). */
export const NoNumber: Story = told('INVALID_PHONE_NUMBER', () =>
  t('platform:error.invalid_phone_format'),
);
/** Any other Firebase error is an unknown error (S8.8). */
export const Unknown: Story = told('SOMETHING_NEW', () => t('platform:error.unexpected_error'));

/** The platform refuses; the same code can be sent again, though Firebase takes it once. */
export const RefusedOnce: Story = {
  parameters: {
    msw: [
      ...platform,
      ...firebaseAnswers(),
      refuses('login', { code: 'contact_unbound', status: 409 }, { once: true }),
      answers('login'),
    ],
  },
  play: async ({ args }) => {
    const form = await askForCode();
    await expect(await form.findByText(like('session:code.wait'))).toBeSeen();
    await logInWith(form, '204816');
    await expect(await form.findByRole('alert')).toHaveTextContent(
      like('platform:error.contact_unbound'),
    );
    await userEvent.click(form.getByRole('button', { name: t('session:login.submit') }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

export const Bengali: Story = { globals: { language: 'bn', theme: 'light' } };
