import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { opensPopup, StoryPopup } from '#src/platform/social/popup.fixture.ts';
import { useMember } from '#src/session/useMember.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { LoginAgain } from './LoginAgain.tsx';

/** A player page on which the platform ends the session. */
function Interrupted() {
  const member = useMember();
  const [text, setText] = useState('Half a sentence');
  return (
    <Stack gap="m">
      <TextField name="note" label="A note" value={text} onChange={setText} />
      <Text>{member ? `Here is ${member.account}` : 'Nobody is here'}</Text>
    </Stack>
  );
}

/** The dialog that asks a player to log in again, above their page (S4.2). */
const meta = {
  title: 'Session/LoginAgain',
  component: LoginAgain,
  render: () => <Interrupted />,
  parameters: {
    player: true,
    msw: [
      refuses('getMemberInfo', { code: 'not_logged_in', status: 401 }, { once: true }),
      answers('getMemberInfo'),
      answers('login'),
      answers('getPayloadKeys'),
      answers('getRegisterSettings'),
      answers('getWhitelabel', () => []),
    ],
  },
} satisfies Meta<typeof LoginAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: t('session:ended.title') }));

/** After the login everything is as it was, typed text too (S4.2, S8.8). */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const form = await dialog();
    await userEvent.type(
      form.getByRole('textbox', { name: t('session:login.username') }),
      'rahim88',
    );
    const password = document.querySelector('input[autocomplete="current-password"]');
    if (!password) throw new Error('there is no field for a password');
    await userEvent.type(password, 'not-the-password');
    await userEvent.click(form.getByRole('button', { name: t('session:login.submit') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const page = within(canvasElement);
    await expect(await page.findByText(/^Here is/)).toBeSeen();
    await expect(page.getByRole('textbox', { name: 'A note' })).toHaveValue('Half a sentence');
  },
};

/** A player who gives up becomes a visitor, and nothing typed or kept in the tab is left (S4.2). */
export const GivenUp: Story = {
  beforeEach: () => {
    sessionStorage.setItem('livery.draft.note', '{"note":"Half a sentence"}');
    sessionStorage.setItem('livery.searches', '["star"]');
  },
  play: async ({ canvas }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: t('session:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Nobody is here')).toBeSeen();
    await expect(canvas.getByRole('textbox', { name: 'A note' })).toHaveValue('');
    await expect(Object.keys(sessionStorage).filter((key) => key !== 'merchantCode')).toEqual([]);
  },
};

const social = { google: { clientId: 'client-of-story' } };

/** A brand whose players can use social sign-in. */
function WithSocialSignIn({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const [offering] = useState({ ...brand, signIn: { social } });
  return <BrandContext value={offering}>{children}</BrandContext>;
}

/** A social account that is bound to no player logs nobody in, and the page stays (S7.32). */
export const UnboundSocialAccount: Story = {
  decorators: [
    (Story) => (
      <WithSocialSignIn>
        <Story />
        <LoginAgain />
      </WithSocialSignIn>
    ),
  ],
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getPayloadKeys'),
      answers('getWhitelabel', () => []),
      refuses('loginSocial', { code: 'social_account_unknown', status: 404, value: {} }),
    ],
  },
  play: async () => {
    const popup = new StoryPopup();
    const restore = opensPopup(popup);
    const form = await dialog();
    await userEvent.click(
      await form.findByRole('button', { name: t('session:social.with', { provider: 'Google' }) }),
    );
    await waitFor(() => expect(popup.address).toBeDefined());
    restore();
    popup.lead({ code: 'code-of-story' });
    await expect(await form.findByRole('alert')).toHaveTextContent(
      like('platform:error.social_account_unknown'),
    );
    await expect(form.getByRole('textbox', { name: t('session:login.username') })).toBeSeen();
  },
};

export const Bengali: Story = { globals: { language: 'bn' } };
