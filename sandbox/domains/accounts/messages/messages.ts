import type { Message } from '#sandbox/kernel/outbox/send.ts';
import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { CODE, TOKEN } from '../settings.ts';
import { bn } from './bn.ts';
import { en } from './en.ts';
import type { AccountTexts } from './texts.ts';

/** The brand that sends a message, and its language. */
export interface Writer {
  brand: Pick<ResolvedBrand, 'name' | 'domains' | 'languages' | 'market'>;
  language: Language;
}

/** The recipient of a message: a number in E.164, or an e-mail address. */
export interface Recipient {
  channel: 'sms' | 'email';
  to: string;
}

const TEXTS: Readonly<Record<Language, AccountTexts>> = { en, bn };

/** For how many minutes a code is valid (S4.7). */
export const CODE_MINUTES = CODE.lifetimeSeconds / 60;
const RESET_MINUTES = TOKEN.passwordResetSeconds / 60;

/** The locale of a language with the numerals of the market. */
const localeOf = ({ brand: { market }, language }: Writer, region = '') =>
  `${language}${region}-u-nu-${market.numerals === 'native' ? 'native' : 'latn'}`;

const written = (writer: Writer, number: number) =>
  new Intl.NumberFormat(localeOf(writer)).format(number);

/** The message with a code. Its digits are Latin, as on every keyboard. */
export function codeMessage(writer: Writer, { channel, to }: Recipient, code: string): Message {
  const { brand, language } = writer;
  const told = { brand: brand.name, code, minutes: written(writer, CODE_MINUTES) };
  const texts = inLanguage(TEXTS, language);
  return channel === 'sms'
    ? { channel, to, body: texts.codeSms(told) }
    : { channel, to, ...texts.codeMail(told) };
}

/** The message with a link to choose a new password. Its token is in the fragment, which no server and no log sees. */
export function passwordLinkMessage(writer: Writer, to: string, token: string): Message {
  const { brand, language } = writer;
  const prefix = language === brand.languages.default ? '' : `/${language}`;
  const link = `https://${brand.domains.main}${prefix}/login#passwordReset=${token}`;
  const told = { brand: brand.name, link, minutes: written(writer, RESET_MINUTES) };
  return { channel: 'email', to, ...inLanguage(TEXTS, language).passwordLink(told) };
}

/** The message to a member's old address or number that it is no longer bound. */
export function unboundMessage(
  { brand: { name: brand }, language }: Writer,
  { channel, to }: Recipient,
): Message {
  const texts = inLanguage(TEXTS, language);
  return channel === 'sms'
    ? { channel, to, body: texts.numberUnbound({ brand }) }
    : { channel, to, ...texts.addressUnbound({ brand }) };
}

/** The message to the owner of an address or number that somebody has tried to register with it. */
export function registeredMessage(
  { brand: { name: brand }, language }: Writer,
  { channel, to }: Recipient,
): Message {
  const texts = inLanguage(TEXTS, language);
  return channel === 'sms'
    ? { channel, to, body: texts.registeredSms({ brand }) }
    : { channel, to, ...texts.registeredMail({ brand }) };
}

/** The message to a member about a login from a new IP address. */
export function signInMessage(
  writer: Writer,
  { channel, to }: Recipient,
  { at, ip, country }: { at: Date; ip: string; country: string },
): Message {
  const { brand, language } = writer;
  const { timeZone } = brand.market;
  const moment = new Intl.DateTimeFormat(localeOf(writer, language === 'bn' ? '-BD' : '-GB'), {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  });
  const place = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const told = { brand: brand.name, when: moment.format(at), where: `${place} (${ip})` };
  const texts = inLanguage(TEXTS, language);
  return channel === 'sms'
    ? { channel, to, body: texts.signInSms(told) }
    : { channel, to, ...texts.signInMail(told) };
}
