import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { textIn } from '#scripts/languages/texts.ts';

/** The texts of the chat in each language. */
const TEXTS = 'sandbox/chat';

/** The rooms of the chat. */
export const ROOMS = ['lobby', 'games'] as const;

/** The topics of customer service, for players and for agents. */
export const LIVE_CHATS = {
  player: ['general', 'cashier', 'protection'],
  agent: ['contracts', 'income', 'team', 'payments'],
} as const;

const TOPICS = [...LIVE_CHATS.player, ...LIVE_CHATS.agent];

/** The title of a room. */
export const roomTitle = (room: (typeof ROOMS)[number], language: Language): string =>
  textIn(language, TEXTS, `rooms.${room}`);

/** Whether customer service has a topic. */
export const isLiveChat = (model: string): model is (typeof TOPICS)[number] =>
  TOPICS.some((each) => each === model);

/** The title of a topic; one that there is no more keeps its id. */
export const liveChatTitle = (model: string, language: Language): string =>
  isLiveChat(model) ? textIn(language, TEXTS, `topics.${model}`) : model;

/** The staff's hours, in the market's time (S9.7). */
export const supportHours = (language: Language): string => textIn(language, TEXTS, 'hours');

/** How long after its last message a conversation with customer service ends. */
export const SUPPORT_CHAT_MS = 2 * 60 * 60 * 1000;

/** How many members must report a message for it to be hidden until the staff review it. */
export const REPORTS_TO_HIDE = 3;

/** Checks the id of a chat room. Refuses an unknown id with `chat_room_unknown`. */
export function checkRoom(room: string): void {
  if (!ROOMS.some((each) => each === room)) throw new Refusal('chat_room_unknown');
}
