import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const SITE_KEY = 'key-of-story';

/** A fake provider script: it records its calls on the page. */
const SCRIPT = `
  window.grecaptcha = {
    ready: (then) => then(),
    render: ({ sitekey }) => sitekey,
    execute: async (sitekey, { action }) => {
      document.documentElement.dataset.recaptcha = sitekey + ' ' + action;
      return 'token-of-story';
    },
  };
`;

/** The provider's script, which fails to load once. */
function scriptAtSecondTry() {
  let asked = 0;
  return http.get('https://www.google.com/recaptcha/api.js', () => {
    asked += 1;
    if (asked === 1) return new HttpResponse(null, { status: 500 });
    return new HttpResponse(SCRIPT, { headers: { 'Content-Type': 'text/javascript' } });
  });
}

/** A brand with reCAPTCHA at registration. */
function Checked({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [checked] = useState({
    ...brand,
    humanCheck: {
      ...brand.humanCheck,
      provider: 'recaptcha' as const,
      siteKey: SITE_KEY,
      registration: true,
    },
  });
  return <BrandContext value={checked}>{children}</BrandContext>;
}

/** A registration with a third-party human check (S3.6): the form says so, and sends the provider's token. */
const meta = {
  title: 'Features/Register/ThirdPartyCheck',
  component: RegisterScreen,
  args: { close: fn() },
  // A later story with another provider would find this fake in place of its own script.
  beforeEach: () => {
    const before = Reflect.get(window, 'grecaptcha');
    return () =>
      before
        ? Reflect.set(window, 'grecaptcha', before)
        : Reflect.deleteProperty(window, 'grecaptcha');
  },
  decorators: [
    (Story) => (
      <Checked>
        <Story />
      </Checked>
    ),
  ],
  parameters: {
    docs: { story: coversPage },
    route: '/register',
    msw: [
      flagged({ MOBILENUMREG3: false, USERNAMEREG3: true, REGMOBVERF3: false }),
      answers('getPayloadKeys'),
      answers('getRegisterSettings'),
      answers('validateRegistration', () => ({ fields: [] })),
      answers('register'),
      scriptAtSecondTry(),
    ],
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A script that fails to load is reported and the input stays; the next press reloads it. */
export const ScriptFails: Story = {
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    const username = await form.findByRole('textbox', { name: t('register:field.username') });
    await userEvent.type(username, 'newplayer7');
    for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
      await userEvent.type(input, 'Password-2026');
    }
    await userEvent.click(form.getByRole('checkbox', { name: like('register:age') }));
    await userEvent.click(form.getByRole('checkbox', { name: like('register:terms') }));
    const notice = within(form.getByText(like('session:recaptcha')));
    await expect(notice.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      'https://policies.google.com/privacy',
    );
    const send = form.getByRole('button', { name: t('register:submit') });
    await userEvent.click(send);
    await expect(await form.findByText(like('platform:error.recaptcha_invalid'))).toBeSeen();
    await expect(username).toHaveValue('newplayer7');
    await userEvent.click(send);
    await waitFor(() =>
      expect(document.documentElement.dataset.recaptcha).toBe(`${SITE_KEY} register`),
    );
    await expect(
      await screen.findByRole('textbox', { name: t('register:limit.amount') }),
    ).toBeSeen();
  },
};
