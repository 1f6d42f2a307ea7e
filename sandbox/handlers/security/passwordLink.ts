import { findByAccount } from '#sandbox/accounts/findMember.ts';
import { passwordResetLink } from '#sandbox/accounts/messages.ts';
import { makeToken } from '#sandbox/accounts/oneTimeToken.ts';
import { TOKEN } from '#sandbox/accounts/settings.ts';
import type { Handler } from '#sandbox/contract/operations.ts';

/** Sends a link to choose a new password. Whoever is not known gets the same answer and no message (S5.7, S7.12). */
export const sendPasswordLink: Handler<'sendPasswordLink'> = async (call) => {
  const { db, merchant, body, now, send } = call;
  const known = await findByAccount(db, merchant.merchantCode, body.username);
  const email = known?.member.email;
  if (known && email && email.toLowerCase() === body.email.toLowerCase()) {
    const grant = { purpose: 'password-reset', memberId: known.member.id, boundTo: '' } as const;
    const { token } = await makeToken(db, grant, now);
    await send(passwordResetLink(merchant.brand, email, token));
  }
  return { expiredMinutes: TOKEN.passwordResetSeconds / 60 };
};
