import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { day, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import type { ChatMessage } from '#src/platform/endpoints/chat/chatRoom.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { createEventBus } from '#src/platform/realtime/eventBus.ts';
import { RealtimeContext } from '#src/platform/realtime/RealtimeProvider.tsx';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { edgesOf } from '#src/ui/direction.fixture.ts';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { ToastProvider } from '#src/ui/toast/ToastProvider.tsx';
import { ChatRoomScreen } from './ChatRoomScreen.tsx';

const bus = createEventBus();
const at = '2026-03-01T13:00:00.000Z';
const message = (id: number, author: string, text: string): ChatMessage => ({
  ...{ id: String(id), author, text, at },
  own: author === 'Rahim',
});
const evening = [
  { ...message(39, 'Shirin', 'Good evening everyone.'), at: '2026-02-28T12:00:00.000Z' },
  message(41, 'Nasrin', 'New here? Set your limits first, it takes a minute.'),
  message(42, 'Rahim', 'শুভ সন্ধ্যা। আজ লবিটা বেশ গোছানো লাগছে।'),
];
const rooms = answers('listChatRooms', () => [
  { room: 'lobby', title: 'Lobby' },
  { room: 'games', title: 'About games' },
]);
const said = answers('listChatMessages', () => ({ list: evening, more: false }));
const member = answers('getMemberInfo');
const written = answers('writeChatMessage', () => message(50, 'Rahim', 'Thank you, Nasrin.'));

/** Members write to each other and see new messages at once (S2.15). */
const meta = {
  title: 'Features/ChatRoomScreen',
  component: ChatRoomScreen,
  args: { close: fn() },
  decorators: [
    (Story) => (
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <RealtimeContext value={bus}>
          <Story />
        </RealtimeContext>
      </ToastProvider>
    ),
  ],
  parameters: {
    docs: { story: coversPage },
    player: true,
    msw: [member, rooms, said, written, answers('reportChatMessage')],
  },
} satisfies Meta<typeof ChatRoomScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const log = () => screen.findByRole('log', { name: t('chatRoom:log', { room: 'Lobby' }) });
const shown = async () => {
  const list = await log();
  await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(3));
  return list;
};

/** Messages by day, the player's own on the other side. */
export const Ready: Story = {
  play: async ({ args }) => {
    const list = await shown();
    await expect(within(list).getByText(day('2026-02-28T12:00:00.000Z'))).toBeSeen();
    await expect(within(list).getByText(t('chatRoom:you'))).toBeSeen();
    await userEvent.click(screen.getByRole('button', { name: t('chatRoom:close') }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

/** In a page from right to left a message in another script runs in its own direction, and its time comes after the author. */
export const Mirrored: Story = {
  ...MIRRORED,
  play: async () => {
    const list = await shown();
    const message = within(list).getByText('Good evening everyone.');
    await expect(getComputedStyle(message).direction).toBe('ltr');
    // The element around the name, whose own direction is that of its letters.
    const author = within(list).getByText('Shirin').parentElement ?? list;
    const [time = author] = within(list).getAllByRole('time');
    await expect(edgesOf(time).start).toBeGreaterThanOrEqual(edgesOf(author).end);
  },
};

/** New messages of others appear at once; one that arrives twice is shown once. */
export const Live: Story = {
  play: async () => {
    const list = await shown();
    const data = { room: 'lobby', id: '43', author: 'Mitu', text: 'Hello from the train.' };
    for (const id of [7, 8]) bus.tell({ type: 'event', id, at, topic: 'chat', data });
    await expect(await within(list).findByText('Hello from the train.')).toBeSeen();
    await expect(within(list).getAllByRole('article')).toHaveLength(4);
  },
};

export const Written: Story = {
  play: async () => {
    const list = await shown();
    const words = screen.getByRole('textbox', { name: t('chatRoom:write.label') });
    await userEvent.type(words, 'Thank you, Nasrin.{Enter}');
    await expect(await within(list).findByText('Thank you, Nasrin.')).toBeSeen();
    await waitFor(() => expect(words).toHaveValue(''));
  },
};

/** A message that the platform refuses stays in the input, with the reason. */
export const NotWritten: Story = {
  parameters: { msw: [member, rooms, said, fails('writeChatMessage')] },
  play: async () => {
    await shown();
    const words = screen.getByRole('textbox', { name: t('chatRoom:write.label') });
    await userEvent.type(words, 'Is anybody here?{Enter}');
    await expect(await screen.findByText(like('chatRoom:write.notSent'))).toBeSeen();
    await expect(words).toHaveValue('Is anybody here?');
  },
};

/** At most 140 characters: a longer message is kept, so that the player can shorten it (S9.6). */
export const TooLong: Story = {
  play: async () => {
    await shown();
    await userEvent.click(screen.getByRole('textbox', { name: t('chatRoom:write.label') }));
    await userEvent.paste('🎲'.repeat(141));
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByText(t('chatRoom:write.shorter', { maximum: '140' })),
    ).toBeSeen();
    await expect(screen.getByText(/141.*140/)).toBeSeen();
  },
};

export const Reported: Story = {
  play: async () => {
    const list = await shown();
    await userEvent.click(
      within(list).getByRole('button', { name: t('chatRoom:report.more', { author: 'Nasrin' }) }),
    );
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t('chatRoom:report.action') }),
    );
    await expect(await screen.findByText(t('chatRoom:report.done'))).toBeSeen();
  },
};

/** With a menu open nothing moves: new messages of others wait below. */
export const LiveWhileAMenuIsOpen: Story = {
  parameters: {
    msw: [
      ...[member, rooms, answers('reportChatMessage')],
      answers('listChatMessages', () => ({
        list: Array.from({ length: 30 }, (_, place) => message(place, 'Nasrin', `Line ${place}`)),
        more: false,
      })),
    ],
  },
  play: async () => {
    const list = await log();
    const newest = await within(list).findByText('Line 29');
    await waitFor(() => expect(newest.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    const [more] = within(list).getAllByRole('button').slice(-1);
    await userEvent.click(more ?? list);
    const item = await screen.findByRole('menuitem', { name: t('chatRoom:report.action') });
    const { top } = newest.getBoundingClientRect();
    const data = { room: 'lobby', id: '43', author: 'Mitu', text: 'Hello from the train.' };
    bus.tell({ type: 'event', id: 9, at, topic: 'chat', data });
    await within(list).findByText('Hello from the train.');
    await expect(newest.getBoundingClientRect().top).toBe(top);
    await userEvent.click(item);
    await userEvent.click(await screen.findByRole('button', { name: t('chatRoom:newer') }));
    await waitFor(() => expect(newest.getBoundingClientRect().top).toBeLessThan(top));
  },
};

/** A trial account can only read (S1.4). */
export const Trial: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo', () => ({ ...EXAMPLES.getMemberInfo.value, type: 4 as const })),
      rooms,
      said,
    ],
  },
  play: async () => {
    await shown();
    await expect(await screen.findByText(like('chatRoom:write.trial'))).toBeSeen();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [member, rooms, neverAnswers('listChatMessages')] },
};

export const Empty: Story = {
  parameters: {
    msw: [member, rooms, answers('listChatMessages', () => ({ list: [], more: false }))],
  },
  play: async () => {
    await expect(await screen.findByText(t('chatRoom:none'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [member, fails('listChatRooms', 1), rooms, fails('listChatMessages', 1), said],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('chatRoom:failed'));
    await userEvent.click(screen.getByRole('button', { name: t('chatRoom:retry') }));
    await log();
    await userEvent.click(await screen.findByRole('button', { name: t('chatRoom:retry') }));
    await shown();
  },
};
