import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import { shownNameFault } from '#sandbox/kernel/text/shownName.ts';
import { isRefused } from './refusedWords.ts';

/**
 * Whose a message is, as others in the room see it: the nickname. It is the masked account where the nickname would tell
 * the name that the member logs in with, or what no message may say, and where it is one from before that no member could
 * choose now: it passes for staff, or holds characters that nobody sees.
 */
export function authorOf(
  { account, nickname }: Pick<Member, 'account' | 'nickname'>,
  { brand }: Pick<Merchant, 'brand'>,
): string {
  const isAccount = nickname.toLowerCase() === account.toLowerCase();
  const isMasked = isAccount || isRefused(nickname) || shownNameFault(nickname, brand);
  return isMasked ? maskedName(account) : nickname;
}
