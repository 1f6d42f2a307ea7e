import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import { shownNameFault } from '#sandbox/kernel/text/shownName.ts';
import { isRefused } from './refusedWords.ts';

/**
 * The author of a message as others in the room see it: the nickname. It is the masked account if the nickname would reveal the login name,
 * or contains what no message may, and if it is an old one that no member could choose now: it looks like staff, or has invisible
 * characters.
 */
export function authorOf(
  { account, nickname }: Pick<Member, 'account' | 'nickname'>,
  { brand }: Pick<Merchant, 'brand'>,
): string {
  const isAccount = nickname.toLowerCase() === account.toLowerCase();
  const isMasked = isAccount || isRefused(nickname) || shownNameFault(nickname, brand);
  return isMasked ? maskedName(account) : nickname;
}
