import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { dropNewcomer, keepNewcomer, keptNewcomer } from '#src/session/unboundSocialAccount.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const settings = EXAMPLES.getRegisterSettings.value;
const { value: check } = EXAMPLES.getHumanCheck;
const asked = { ...settings.username.email, enabled: true, minLength: 6, maxLength: 100 };

/** A visitor confirmed by a provider, without an account here. */
function comeFromElsewhere() {
  keepNewcomer({
    provider: 'Google',
    socialToken: 'x9Tq2mVb7Rk4Hs1Lw8Pz3Nc6Yd5Fg0JaQeUiOoXxWvE',
    expiresAt: '2999-03-02T14:10:00.000Z',
    email: 'nusrat@mail.example',
    name: 'Nusrat Jahan',
  });
  return dropNewcomer;
}

/** The registration with a social account (S3.6, S7.32). */
const meta = {
  title: 'Features/Register/SocialRegistration',
  component: RegisterScreen,
  args: { close: fn() },
  beforeEach: comeFromElsewhere,
  parameters: {
    docs: { story: coversPage },
    route: '/register',
    msw: [
      flagged({ MOBILENUMREG3: false, USERNAMEREG3: true, REGMOBVERF3: false }),
      answers('getPayloadKeys'),
      answers('getHumanCheck', () => ({ ...check, parameters: { ...check.parameters, cost: 1 } })),
      answers('getRegisterSettings', () => ({
        ...settings,
        username: { ...settings.username, email: asked },
      })),
      answers('validateRegistration', () => ({ fields: [] })),
      refuses('register', { code: 'social_token_ended', status: 410 }, { once: true }),
      answers('register'),
    ],
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const note = () => like('register:newcomer.text', { provider: 'Google', who: 'Nusrat Jahan' });
const dialog = async () => within(await screen.findByRole('dialog'));

/** The provider's details are filled in; an expired token is dropped, and all input stays. */
export const Late: Story = {
  play: async () => {
    const form = await dialog();
    await expect(await form.findByText(note())).toBeSeen();
    await expect(await form.findByRole('textbox', { name: t('register:field.email') })).toHaveValue(
      'nusrat@mail.example',
    );
    await userEvent.type(
      form.getByRole('textbox', { name: t('register:field.username') }),
      'newplayer7',
    );
    for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
      await userEvent.type(input, 'Password-2026');
    }
    await userEvent.click(form.getByRole('checkbox', { name: like('register:age') }));
    await userEvent.click(form.getByRole('checkbox', { name: like('register:terms') }));
    const send = form.getByRole('button', { name: t('register:submit') });
    await userEvent.click(send);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      like('platform:error.social_token_ended'),
    );
    await expect(form.queryByText(note())).not.toBeInTheDocument();
    await expect(form.getByRole('textbox', { name: t('register:field.username') })).toHaveValue(
      'newplayer7',
    );
    await userEvent.click(send);
    await expect(
      await screen.findByRole('textbox', { name: t('register:limit.amount') }),
    ).toBeSeen();
    await expect(keptNewcomer(Date.now())).toBeUndefined();
  },
};

/** The visitor can choose not to bind the account. */
export const NotBound: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.click(
      await form.findByRole('button', {
        name: t('register:newcomer.letGo', { provider: 'Google' }),
      }),
    );
    await waitFor(() => expect(form.queryByText(note())).not.toBeInTheDocument());
    await expect(keptNewcomer(Date.now())).toBeUndefined();
  },
};

export const Bengali: Story = { globals: { language: 'bn', theme: 'light' } };
