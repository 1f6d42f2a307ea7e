import type { Message } from '#sandbox/outbox/send.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { CODE, TOKEN } from './settings.ts';

type Brand = Pick<ResolvedBrand, 'name' | 'domains'>;

/** For how many minutes a code is good (S4.7). */
export const CODE_MINUTES = CODE.lifetimeSeconds / 60;
const RESET_MINUTES = TOKEN.passwordResetSeconds / 60;

/** A code by text message. */
export const codeBySms = ({ name }: Brand, to: string, code: string): Message => ({
  channel: 'sms',
  to,
  body: `${code} is your ${name} code. It is good for ${CODE_MINUTES} minutes. Nobody from ${name} will ask you for it.`,
});

/** A code by e-mail. */
export const codeByEmail = ({ name }: Brand, to: string, code: string): Message => ({
  channel: 'email',
  to,
  subject: `Your ${name} code`,
  body: `Your code is ${code}. It is good for ${CODE_MINUTES} minutes.\n\nNobody from ${name} will ask you for it.`,
});

/** A link to choose a new password. Its token is in the fragment, which no server and no log sees. */
export const passwordResetLink = (
  { name, domains }: Brand,
  to: string,
  token: string,
): Message => ({
  channel: 'email',
  to,
  subject: `A new password for ${name}`,
  body: [
    `Choose a new password here: https://${domains.main}/login#passwordReset=${token}`,
    `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, do nothing.`,
  ].join('\n\n'),
});

/** Tells the old address or phone of a member that it is no longer bound. */
export const contactChanged = ({ name }: Brand, to: string, channel: 'sms' | 'email'): Message => {
  const body = `This ${channel === 'sms' ? 'number' : 'address'} no longer belongs to your ${name} account. If this was not you, contact customer service.`;
  return channel === 'sms'
    ? { channel, to, body }
    : { channel, to, subject: `Your ${name} account was changed`, body };
};
