import { messageLanguage } from '#sandbox/domains/accounts/messageLanguage.ts';
import { passwordLinkMessage } from '#sandbox/domains/accounts/messages/messages.ts';
import { makeToken } from '#sandbox/domains/accounts/oneTimeToken.ts';
import { CODE, TOKEN } from '#sandbox/domains/accounts/settings.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { enforceRateLimit } from '#sandbox/kernel/contract/rateLimit.ts';
import { findByAccount } from '#sandbox/kernel/members/findMember.ts';

/**
 * Sends a link to choose a new password. An unknown address gets the same response and no message (S5.7, S7.12). A link can be requested
 * for an address five times in 5 minutes, whether or not it belongs to a member (S8.8).
 */
export const sendPasswordLink: Handler<'sendPasswordLink'> = async (call) => {
  const { db, merchant, body, now, send } = call;
  const address = body.email.toLowerCase();
  const { recipient: limit, seconds } = CODE.sendings;
  await enforceRateLimit(
    db,
    `link ${merchant.merchantCode} to ${address}`,
    { limit, seconds },
    now,
  );
  const known = await findByAccount(db, merchant.merchantCode, body.username);
  const email = known?.member.email;
  if (known && email && email.toLowerCase() === address) {
    const grant = { purpose: 'password-reset', memberId: known.member.id, boundTo: '' } as const;
    const { token } = await makeToken(db, grant, now);
    const writer = { brand: merchant.brand, language: messageLanguage(call) };
    await send(passwordLinkMessage(writer, email, token));
  }
  return { expiredMinutes: TOKEN.passwordResetSeconds / 60 };
};
