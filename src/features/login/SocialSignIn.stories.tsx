import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { opensPopup, StoryPopup } from '#src/platform/social/popup.fixture.ts';
import { dropNewcomer, keptNewcomer } from '#src/session/unboundSocialAccount.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { dialog, LoginPopup, platform } from './login.fixture.tsx';

/** A brand that offers social sign-in. */
function WithSocialSignIn({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [offering] = useState({
    ...brand,
    signIn: {
      social: { google: { clientId: 'client-of-story' }, facebook: { clientId: '204816204816' } },
    },
  });
  return <BrandContext value={offering}>{children}</BrandContext>;
}

/** Presses a provider's button, and waits until the popup is there. */
async function begin(provider: string): Promise<StoryPopup> {
  const popup = new StoryPopup();
  opensPopup(popup);
  const form = await dialog();
  await userEvent.click(
    await form.findByRole('button', { name: t('session:social.with', { provider }) }),
  );
  await waitFor(() => expect(popup.address).toBeDefined());
  return popup;
}

/** Social sign-in, if the manifest names providers (S4.3, S7.32, S8.8). */
const meta = {
  title: 'Features/Login/SocialSignIn',
  component: LoginScreen,
  args: { close: fn() },
  render: ({ close }) => <LoginPopup close={close} />,
  decorators: [
    (Story) => (
      <WithSocialSignIn>
        <Routes>
          <Route path="/register" element={<p>The registration</p>} />
          <Route path="*" element={<Story />} />
        </Routes>
      </WithSocialSignIn>
    ),
  ],
  beforeEach: () => {
    const restore = opensPopup(null);
    return () => {
      restore();
      dropNewcomer();
    };
  },
  parameters: {
    docs: { story: coversPage },
    route: '/login',
    msw: [...platform, answers('loginSocial')],
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The request has PKCE, a state and a nonce; the provider's answer logs the player in. */
export const Ready: Story = {
  play: async ({ args }) => {
    const popup = await begin('Google');
    const asked = Object.fromEntries(popup.address?.searchParams ?? []);
    await expect(popup.address?.origin).toBe('https://accounts.google.com');
    await expect(asked).toMatchObject({
      client_id: 'client-of-story',
      redirect_uri: `${location.origin}/signed-in.html`,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    await expect((await dialog()).getByRole('status')).toHaveTextContent('Google');
    popup.lead({ code: 'code-of-story' });
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
    await expect(await screen.findByText(/, 203\.0\.113\.7/)).toBeSeen();
  },
};

export const Bengali: Story = { globals: { language: 'bn', theme: 'light' } };

/** The identity has no account yet: the registration opens with it. */
export const Unknown: Story = {
  parameters: {
    msw: [
      ...platform,
      refuses('loginSocial', {
        code: 'social_account_unknown',
        status: 404,
        value: {
          socialToken: 'x9Tq2mVb7Rk4Hs1Lw8Pz3Nc6Yd5Fg0JaQeUiOoXxWvE',
          expiresAt: '2999-03-02T14:10:00.000Z',
          email: 'nusrat@mail.example',
          name: 'Nusrat Jahan',
        },
      }),
    ],
  },
  play: async () => {
    const popup = await begin('Facebook');
    popup.lead({ code: 'code-of-story' });
    await expect(await screen.findByText('The registration')).toBeSeen();
    await expect(keptNewcomer(Date.now())).toMatchObject({
      provider: 'Facebook',
      email: 'nusrat@mail.example',
    });
  },
};

/** A blocked popup: the form says to allow it. */
export const Blocked: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.click(
      await form.findByRole('button', { name: t('session:social.with', { provider: 'Google' }) }),
    );
    await expect(await form.findByRole('alert')).toHaveTextContent(like('session:social.blocked'));
  },
};

/** A closed popup is reported (S8.8); an answer from one that only seemed closed is still accepted. */
export const Closed: Story = {
  play: async ({ args }) => {
    const popup = await begin('Google');
    popup.close();
    const form = await dialog();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      t('platform:error.login_failed'),
    );
    await expect(
      form.getByRole('button', { name: t('session:social.with', { provider: 'Google' }) }),
    ).not.toHaveAttribute('aria-busy');
    popup.lead({ code: 'code-of-story' });
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** The provider or the player declines. */
export const Declined: Story = {
  play: async () => {
    const popup = await begin('Google');
    popup.lead({ error: 'access_denied' });
    const form = await dialog();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      like('platform:error.social_login_failed'),
    );
    await expect(popup.closed).toBe(true);
  },
};

/** An answer with another state is ignored; the page keeps waiting. */
export const Forged: Story = {
  play: async ({ args }) => {
    const popup = await begin('Google');
    popup.lead({ code: 'code-of-nobody', state: 'state-of-nobody' });
    const form = within(await screen.findByRole('dialog'));
    await expect(
      form.getByRole('button', { name: t('session:social.with', { provider: 'Google' }) }),
    ).toHaveAttribute('aria-busy', 'true');
    await expect(args.close).not.toHaveBeenCalled();
    popup.lead({ code: 'code-of-story' });
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

/** When the platform rejects the identity or cannot be reached, the form says so and allows another try. */
export const Refused: Story = {
  parameters: { msw: [...platform, refuses('loginSocial', { code: 'social_login_failed' })] },
  play: async () => {
    const popup = await begin('Facebook');
    popup.lead({ code: 'code-of-story' });
    const form = await dialog();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      like('platform:error.social_login_failed'),
    );
  },
};
