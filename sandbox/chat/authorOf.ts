import { maskedName } from '#sandbox/play/maskedName.ts';
import type { Member } from '#sandbox/sessions/session.ts';
import { isRefused } from './refusedWords.ts';

/**
 * Whose a message is, as others in the room see it: the nickname. It is the masked account where the nickname would tell
 * the name that the member logs in with, or what no message may say.
 */
export const authorOf = ({ account, nickname }: Pick<Member, 'account' | 'nickname'>): string =>
  nickname.toLowerCase() === account.toLowerCase() || isRefused(nickname)
    ? maskedName(account)
    : nickname;
