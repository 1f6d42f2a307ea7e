import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { LoginAgain } from './LoginAgain.tsx';

/** A part of the page that nothing but its query renders again. */
const Balance = memo(function Balance() {
  const { data, error } = useQuery(walletBalanceQuery(usePlatform(), 'en'));
  return <Text>{error ? 'The balance was refused' : `The balance is ${data?.balance}`}</Text>;
});

function Interrupted() {
  const member = useMember();
  const [text, setText] = useState('Half a sentence');
  return (
    <Stack gap="m">
      <TextField name="note" label="A note" value={text} onChange={setText} />
      <Text>{member ? `Here is ${member.account}` : 'Nobody is here'}</Text>
      <Balance />
    </Stack>
  );
}

/** The player who logs in again. */
let returning: MemberInfo = EXAMPLES.getMemberInfo.value;
/** Who is logged in. */
let here: MemberInfo = EXAMPLES.getMemberInfo.value;

/** A page on which a session has ended, after somebody has logged in again (S4.2). */
const meta = {
  title: 'Session/LoggedInAgain',
  component: LoginAgain,
  render: () => <Interrupted />,
  beforeEach: () => {
    returning = EXAMPLES.getMemberInfo.value;
    here = EXAMPLES.getMemberInfo.value;
  },
  parameters: {
    player: true,
    msw: [
      refuses('getWalletBalance', { code: 'not_logged_in', status: 401 }, { once: true }),
      answers('getWalletBalance'),
      answers('getMemberInfo', () => here),
      answers('login', () => {
        here = returning;
        return EXAMPLES.login.value;
      }),
      answers('getPayloadKeys'),
      answers('getRegisterSettings'),
      answers('getWhitelabel', () => []),
    ],
  },
} satisfies Meta<typeof LoginAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(): Promise<void> {
  const form = within(await screen.findByRole('dialog', { name: t('session:ended.title') }));
  await userEvent.type(form.getByRole('textbox', { name: t('session:login.username') }), 'rahim88');
  const password = document.querySelector('input[autocomplete="current-password"]');
  if (!password) throw new Error('there is no field for a password');
  await userEvent.type(password, 'not-the-password');
  await userEvent.click(form.getByRole('button', { name: t('session:login.submit') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Every part of the page is refetched, so that none keeps showing the refusal or an old amount. */
export const SamePlayer: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The balance was refused');
    await canvas.findByText('Here is player01');
    await logIn();
    const { balance } = EXAMPLES.getWalletBalance.value;
    await expect(await canvas.findByText(`The balance is ${balance}`)).toBeSeen();
    await expect(canvas.getByRole('textbox', { name: 'A note' })).toHaveValue('Half a sentence');
  },
};

/** Another player finds nothing of the one before, in this tab or in the others. */
export const AnotherPlayer: Story = {
  beforeEach: () => {
    returning = {
      ...EXAMPLES.getMemberInfo.value,
      id: '0b9c7a55-1d2e-4c3f-8a6b-7d5e4f3c2b1a',
      account: 'karim77',
    };
  },
  play: async ({ canvas }) => {
    const heard: unknown[] = [];
    const tabs = new BroadcastChannel('livery.session');
    tabs.onmessage = ({ data }) => heard.push(Object(data).kind);
    await canvas.findByText('Here is player01');
    await logIn();
    await expect(await canvas.findByText('Here is karim77')).toBeSeen();
    await expect(canvas.getByRole('textbox', { name: 'A note' })).toHaveValue('');
    await waitFor(() => expect(heard).toEqual(['closed', 'opened']));
    tabs.close();
  },
};
