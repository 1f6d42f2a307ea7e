import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { delay } from 'msw';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers, type Held, held } from '#src/platform/endpoints/answers.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

let queries: QueryClient | undefined;

/** Gives the story the cache of its page. */
function WithCache({ children }: { children: ReactNode }) {
  queries = useQueryClient();
  return children;
}

const flags = held('getWhitelabel');
const settings = held('getRegisterSettings');

/** The registration while the platform has not yet said which fields it has. */
const meta = {
  title: 'Features/Register/LateRules',
  component: RegisterScreen,
  args: { close: fn() },
  decorators: [
    (Screen) => (
      <WithCache>
        <Screen />
      </WithCache>
    ),
  ],
  parameters: {
    docs: { story: coversPage },
    route: '/register',
    msw: [
      flags.handler,
      settings.handler,
      flagged({ MOBILENUMREG3: true, USERNAMEREG3: false }),
      answers('getRegisterSettings'),
      answers('getPayloadKeys'),
      answers('getHumanCheck'),
    ],
  },
  beforeEach: async () => {
    // The form waits for the code of its phone field too: here that is not what it waits for.
    await import('#src/session/phone/MarketPhone.tsx');
    flags.hold();
    settings.hold();
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers one of the calls, then the other: the form comes with the second, and has its phone field from the start. */
async function comesWithSecond(first: Held, second: Held) {
  await screen.findByRole('dialog');
  await waitFor(() => expect(queries?.isFetching()).toBe(2));
  first.letGo();
  await waitFor(() => expect(queries?.isFetching()).toBe(1));
  await delay(300);
  await expect(screen.queryByRole('form')).toBeNull();
  second.letGo();
  const form = await screen.findByRole('form');
  const number = screen.getByRole('textbox', { name: t('session:phone.label') });
  await expect(form).toContainElement(number);
}

export const FlagsLast: Story = { play: () => comesWithSecond(settings, flags) };

export const SettingsLast: Story = { play: () => comesWithSecond(flags, settings) };
