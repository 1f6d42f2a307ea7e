import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import type { InboxMessage } from '#src/platform/endpoints/messages/inbox.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { InboxScreen } from './InboxScreen.tsx';

const message = (place: number, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  id: `1b4e28ba-2fa1-41d2-883f-0016d3cca42${place}`,
  kind: 'account',
  title: `Letter ${place}`,
  text: `Words of letter ${place}.\n\nIts second paragraph.`,
  about: null,
  sentAt: `2026-03-0${9 - place}T09:00:00.000Z`,
  read: true,
  ...rest,
});
const CONTRACT_ID = EXAMPLES.acceptContract.value.id;
const three = [
  message(1, { read: false }),
  message(2, { kind: 'reward' }),
  message(3, { kind: 'agent' }),
];
const inbox = (list: InboxMessage[], totalPages = 1) =>
  answers('listMessages', () => ({
    list,
    totalPages,
    unread: list.filter(({ read }) => !read).length,
  }));
const member = answers('getMemberInfo', () => ({
  ...EXAMPLES.getMemberInfo.value,
  unreadMessage: 1,
}));
const reading = answers('readMessages', () => ({ unread: 0 }));
const deleting = answers('deleteMessages', () => ({ unread: 0 }));

/** The platform's messages to the member (S1.2, S2.16 messageV2). */
const meta = {
  title: 'Features/Inbox/InboxScreen',
  component: InboxScreen,
  decorators: [inSiteMenu('agentHome'), inToasts],
  parameters: {
    player: true,
    route: '/messages',
    msw: [inbox(three), member, reading, deleting],
  },
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message is marked as read when it is opened. A kind without a screen on the site has no link. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Letter 1$/ });
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText(t('inbox:new'))).toBeSeen();
    await userEvent.click(first);
    await expect(await canvas.findByText(/Its second paragraph/)).toBeSeen();
    await waitFor(() => expect(canvas.queryByText(t('inbox:new'))).toBeNull());
    await expect(canvas.getByRole('link', { name: like('inbox:goTo') })).toHaveAttribute(
      'href',
      '/security',
    );
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: /Letter 3$/ }));
    await expect(await canvas.findByText(/Words of letter 3/)).toBeSeen();
    await expect(canvas.queryByRole('link', { name: like('inbox:goTo') })).toBeNull();
  },
};

/** A message about a withdrawal or deposit links to it. */
export const Outcomes: Story = {
  parameters: {
    msw: [
      inbox([
        message(1, { kind: 'money', about: { kind: 'withdrawal', reference: 'WPAID00000001' } }),
        message(2, { kind: 'money', about: { kind: 'deposit', reference: 'DK7Q2MXA9PZRW' } }),
      ]),
      member,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Letter 1$/ }));
    const withdrawal = await canvas.findByRole('link', { name: t('inbox:see.withdrawal') });
    await expect(withdrawal).toHaveAttribute('href', '/withdraw?reference=WPAID00000001');
    await userEvent.click(canvas.getByRole('button', { name: /Letter 2$/ }));
    const deposit = await canvas.findByRole('link', { name: t('inbox:see.deposit') });
    await expect(deposit).toHaveAttribute('href', '/deposit?reference=DK7Q2MXA9PZRW');
  },
};

/** A message about a contract links to its dialog, where it is answered (S4.16). */
export const AboutContract: Story = {
  parameters: {
    msw: [
      inbox([message(1, { kind: 'agent', about: { kind: 'contract', reference: CONTRACT_ID } })]),
      member,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Letter 1$/ }));
    const contract = await canvas.findByRole('link', { name: t('inbox:see.contract') });
    await expect(contract).toHaveAttribute('href', `/agentHome/contracts?contract=${CONTRACT_ID}`);
  },
};

/** Marks all as read; then nothing is left to mark. */
export const ReadAll: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: t('inbox:readAll') });
    await userEvent.click(all);
    await waitFor(() => expect(all).toBeDisabled());
    await expect(canvas.queryByText(t('inbox:new'))).toBeNull();
  },
};

const deleted = { calls: 0 };

/** Deleted messages leave at once; undo works while the toast is shown. */
export const Undone: Story = {
  beforeEach: () => {
    deleted.calls = 0;
  },
  parameters: {
    msw: [
      inbox(three),
      member,
      reading,
      http.post(EXAMPLES.deleteMessages.path, () => {
        deleted.calls += 1;
        return HttpResponse.json({ success: true, value: { unread: 0 }, message: '', code: 'ok' });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Letter 2$/ }));
    await userEvent.click(
      canvas.getByRole('button', { name: t('inbox:deleteOne', { title: 'Letter 2' }) }),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: t('inbox:undo') }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('button', { name: t('inbox:undo') })).toBeNull());
    await expect(deleted.calls).toBe(0);
  },
};

/** Deletes several: "select all" is half ticked while some are selected. Closing the toast makes it final. */
export const SeveralDeleted: Story = {
  ...Undone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('inbox:select') }));
    const remove = canvas.getByRole('button', { name: t('inbox:delete') });
    await expect(remove).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Letter 1/ }));
    const all = canvas.getByRole('checkbox', { name: t('inbox:selectAll') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText(t('inbox:selected', { count: 3, figure: '3' }))).toBeSeen();
    await userEvent.click(remove);
    await expect(await canvas.findByText(t('inbox:none'))).toBeSeen();
    const toast = within(await screen.findByRole('dialog'));
    await userEvent.click(toast.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(deleted.calls).toBe(1));
  },
};

/** Leaving the list also makes the deletion final, and removes the undo toast. */
export const LeftAfterDeleting: Story = {
  ...Undone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Letter 2$/ }));
    await userEvent.click(
      canvas.getByRole('button', { name: t('inbox:deleteOne', { title: 'Letter 2' }) }),
    );
    await expect(await screen.findByRole('button', { name: t('inbox:undo') })).toBeSeen();
    const [, unread] = canvas.getAllByRole('link');
    await userEvent.click(unread ?? canvas.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(deleted.calls).toBe(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: t('inbox:undo') })).toBeNull());
  },
};

/** Messages the platform did not delete come back. */
export const NotDeleted: Story = {
  parameters: { msw: [inbox(three), member, fails('deleteMessages')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Letter 2$/ }));
    await userEvent.click(
      canvas.getByRole('button', { name: t('inbox:deleteOne', { title: 'Letter 2' }) }),
    );
    const toast = within(await screen.findByRole('dialog'));
    await userEvent.click(toast.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText(t('inbox:notDeleted'))).toBeSeen();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

const elsewhere = { isDeleted: false };

/** A message already deleted elsewhere fails the deletion of the others with it; it leaves the list, so that a retry works. */
export const DeletedElsewhere: Story = {
  beforeEach: () => {
    elsewhere.isDeleted = false;
  },
  parameters: {
    msw: [
      answers('listMessages', () => ({
        list: elsewhere.isDeleted ? three.slice(1) : three,
        ...{ totalPages: 1, unread: 0 },
      })),
      member,
      fails('deleteMessages'),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('inbox:select') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: t('inbox:selectAll') }));
    await userEvent.click(canvas.getByRole('button', { name: t('inbox:delete') }));
    elsewhere.isDeleted = true;
    const toast = within(await screen.findByRole('dialog'));
    await userEvent.click(toast.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText(t('inbox:notDeleted'))).toBeSeen();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

/** A failed mark is reported, and stays unread. */
export const NotRead: Story = {
  parameters: { msw: [inbox(three), member, fails('readMessages')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('inbox:readAll') }));
    await expect(await screen.findByText(t('inbox:notRead'))).toBeSeen();
    await expect(canvas.getByText(t('inbox:new'))).toBeSeen();
  },
};

export const NothingUnread: Story = {
  parameters: { route: '/messages?show=unread', msw: [inbox([]), member] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('inbox:noneUnread'))).toBeSeen();
    const view = canvas.getByRole('link', { current: true });
    await waitFor(() =>
      expect(view).toHaveTextContent(t('inbox:views.unreadCount', { figure: '1' })),
    );
  },
};

export const Empty: Story = {
  parameters: { msw: [inbox([]), member] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('inbox:none'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('listMessages'), member] },
};

export const Failed: Story = {
  parameters: { msw: [fails('listMessages', 1), inbox(three), member] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('inbox:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('inbox:retry') }));
    await expect(await canvas.findByRole('button', { name: /Letter 1$/ })).toBeSeen();
  },
};
