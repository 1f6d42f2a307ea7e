import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { memberQuery } from '#src/session/member.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { LogoutScreen } from './LogoutScreen.tsx';

/** Time for a call that should not be made. */
const A_WHILE_MS = 300;

function Standing() {
  const { token, open } = useSession();
  return (
    <>
      <p>{token === undefined ? 'Logged out' : 'Logged in'}</p>
      <Button onClick={() => open('token')}>Log in elsewhere</Button>
    </>
  );
}

/** The logout confirmation (S4.2). */
const meta = {
  title: 'Features/Login/LogoutScreen',
  component: LogoutScreen,
  args: { close: fn() },
  parameters: {
    docs: { story: coversPage },
    route: '/logout',
    player: true,
    msw: [answers('logout')],
  },
  decorators: [
    (Story, { parameters }) => (
      <>
        <Standing />
        <Routes>
          <Route path="/logout" element={<Story />} />
          <Route path="/" element={parameters.next ?? null} />
        </Routes>
      </>
    ),
  ],
} satisfies Meta<typeof LogoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: t('login:logout.confirm') }));

export const Ready: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('login:logout.cancel') }));
    await expect(args.close).toHaveBeenCalledOnce();
    await expect(screen.getByText('Logged in')).toBeInTheDocument();
  },
};

export const Confirmed: Story = {
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByText('Logged out')).toBeSeen());
  },
};

/** Without a session it says so; once another tab has shared one, it asks. */
export const LoggedOut: Story = {
  parameters: { player: false },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('login:logout.over') }));
    await expect(dialog.getByText(t('login:logout.overText'))).toBeSeen();
    const [, understood] = dialog.getAllByRole('button', { name: t('login:logout.close') });
    await userEvent.click(understood ?? dialog.getByRole('button'));
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText('Log in elsewhere'));
    await expect(
      await screen.findByRole('alertdialog', { name: t('login:logout.title') }),
    ).toBeSeen();
  },
};

/** The calls of the story, in order. */
const calls: string[] = [];
const noted = (call: 'logout' | 'getMemberInfo') =>
  answers(call, () => {
    calls.push(call);
    return EXAMPLES[call].value;
  });

/** A screen that asks for the player each time it opens, as long as there is a session. */
function NextScreen() {
  const { token } = useSession();
  useQuery({ ...memberQuery(usePlatform()), enabled: token !== undefined, staleTime: 0 });
  return null;
}

/** Nothing of the player is asked for after the logout: the platform would refuse it. */
export const LastCall: Story = {
  parameters: { msw: [noted('logout'), noted('getMemberInfo')], next: <NextScreen /> },
  beforeEach: () => {
    calls.length = 0;
  },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByText('Logged out')).toBeSeen());
    await waitFor(() => expect(calls).toContain('logout'));
    await new Promise((later) => setTimeout(later, A_WHILE_MS));
    await expect(calls.at(-1)).toBe('logout');
  },
};

/** It does not wait for the platform. */
export const SlowPlatform: Story = {
  parameters: { msw: [neverAnswers('logout')] },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByText('Logged out')).toBeSeen());
  },
};

/** Logs out even if the platform is down. */
export const OutOfReach: Story = {
  parameters: { msw: [fails('logout')] },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByText('Logged out')).toBeSeen());
  },
};
