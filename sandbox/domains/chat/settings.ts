import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';

/** A title in both languages. */
type Title = Readonly<Record<Language, string>>;

/** The rooms of the chat. */
export const ROOMS: Readonly<Record<string, Title>> = {
  lobby: { en: 'Lobby', bn: 'লবি' },
  games: { en: 'Games', bn: 'গেম আড্ডা' },
};

/** The topics of customer service. */
export const LIVE_CHATS: Readonly<Record<string, Title>> = {
  general: { en: 'Questions about the site', bn: 'সাইট নিয়ে প্রশ্ন' },
  cashier: { en: 'Deposits and withdrawals', bn: 'জমা ও উত্তোলন' },
  protection: { en: 'Limits, breaks and help', bn: 'সীমা, বিরতি ও সহায়তা' },
};

/** The staff's hours, in the market's time (S9.7). */
export const SUPPORT_HOURS: Title = {
  en: 'Mon-Fri 12:00-21:00',
  bn: 'সোম-শুক্র 12:00-21:00',
};

/** How long after its last message a conversation with customer service ends. */
export const SUPPORT_CHAT_MS = 2 * 60 * 60 * 1000;

/** How many members must report a message for it to be hidden until the staff review it. */
export const REPORTS_TO_HIDE = 3;

/** Checks the id of a chat room. Refuses an unknown id with `chat_room_unknown`. */
export function checkRoom(room: string): void {
  if (!Object.hasOwn(ROOMS, room)) throw new Refusal('chat_room_unknown');
}
