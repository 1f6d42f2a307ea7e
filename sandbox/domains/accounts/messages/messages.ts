import type { Message } from '#sandbox/kernel/outbox/send.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { formatDate } from '#src/i18n/date.ts';
import { CODE, TOKEN } from '../settings.ts';
import { mail, message, type Recipient } from './texts.ts';

/** The brand that sends a message, and its language. */
export interface Writer {
  brand: Pick<ResolvedBrand, 'name' | 'domains' | 'languages' | 'market'>;
  language: Language;
}

/** For how many minutes a code is valid (S4.7). */
export const CODE_MINUTES = CODE.lifetimeSeconds / 60;
const RESET_MINUTES = TOKEN.passwordResetSeconds / 60;

/** A number in a language, with the numerals of the market. */
function written({ brand: { market }, language }: Writer, number: number): string {
  const numerals = market.numerals === 'native' ? 'native' : 'latn';
  return new Intl.NumberFormat(`${language}-u-nu-${numerals}`).format(number);
}

/** The message with a code. Its digits are Latin, as on every keyboard. */
export const codeMessage = (writer: Writer, recipient: Recipient, code: string): Message =>
  message(recipient, writer.language, 'code', {
    ...{ brand: writer.brand.name, code, minutes: written(writer, CODE_MINUTES) },
  });

/** The message with a link to choose a new password. Its token is in the fragment, which no server and no log sees. */
export function passwordLinkMessage(writer: Writer, to: string, token: string): Message {
  const { brand, language } = writer;
  const prefix = language === brand.languages.default ? '' : `/${language}`;
  const link = `https://${brand.domains.main}${prefix}/login#passwordReset=${token}`;
  const values = { brand: brand.name, link, minutes: written(writer, RESET_MINUTES) };
  return mail(to, language, 'passwordLink', values);
}

/** The message to a member's old address or number that it is no longer bound. */
export const unboundMessage = ({ brand, language }: Writer, recipient: Recipient): Message =>
  message(recipient, language, 'unbound', { brand: brand.name });

/** The message to the owner of an address or number that somebody has tried to register with it. */
export const registeredMessage = ({ brand, language }: Writer, recipient: Recipient): Message =>
  message(recipient, language, 'registered', { brand: brand.name });

/** The message to a member about a login from a new IP address. Its time is written as on the pages. */
export function signInMessage(
  { brand, language }: Writer,
  recipient: Recipient,
  { at, ip, country }: { at: Date; ip: string; country: string },
): Message {
  const { dayPeriods } = languageFacts(language);
  const style = { ...brand.market, language, dayPeriods };
  const place = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return message(recipient, language, 'signIn', {
    brand: brand.name,
    when: formatDate(at.getTime(), 'dateTime', style),
    where: `${place} (${ip})`,
  });
}
