import { describe, expect, it } from 'vitest';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { messageLanguage } from '../messageLanguage.ts';
import {
  codeMessage,
  passwordLinkMessage,
  registeredMessage,
  signInMessage,
  unboundMessage,
} from './messages.ts';

const BENGALI = /[\u0980-\u09ff]/;
const merchants = await readMerchants(BRANDS);
const merchantThat = (
  test: (languages: (typeof merchants)[0]['brand']['languages']) => boolean,
) => {
  const found = merchants.find(({ brand }) => test(brand.languages));
  if (!found) throw new Error('No brand speaks so.');
  return found;
};
const english = merchantThat((one) => one.default === 'en' && one.supported.includes('bn'));
const bengali = merchantThat((one) => one.default === 'bn');
const onlyEnglish = merchantThat((one) => !one.supported.includes('bn'));
const writer = (language: 'en' | 'bn', { brand } = english) => ({ brand, language });
const PHONE = { channel: 'sms', to: '+8801700000000' } as const;
const MAIL = { channel: 'email', to: 'player@brand.example' } as const;
const SIGN_IN = { at: new Date('2026-03-02T18:30:00Z'), ip: '203.0.113.7', country: 'BD' };

const texts = (language: 'en' | 'bn') => [
  codeMessage(writer(language), PHONE, '204816'),
  codeMessage(writer(language), MAIL, '204816'),
  passwordLinkMessage(writer(language), MAIL.to, 'token'),
  unboundMessage(writer(language), PHONE),
  unboundMessage(writer(language), MAIL),
  registeredMessage(writer(language), PHONE),
  registeredMessage(writer(language), MAIL),
  signInMessage(writer(language), PHONE, SIGN_IN),
  signInMessage(writer(language), MAIL, SIGN_IN),
];
const wordsOf = (message: ReturnType<typeof codeMessage>) => [
  message.body,
  ...(message.channel === 'email' ? [message.subject] : []),
];

describe('the language of a message (S9.7)', () => {
  it('is that of the page, or the merchant’s own if the page names none or an unsupported one', () => {
    expect(messageLanguage({ merchant: english, query: { language: 'bn' } })).toBe('bn');
    expect(messageLanguage({ merchant: bengali, query: { language: 'en' } })).toBe('en');
    expect(messageLanguage({ merchant: bengali, query: {} })).toBe('bn');
    expect(messageLanguage({ merchant: onlyEnglish, query: { language: 'bn' } })).toBe('en');
  });
});

describe('a message to a member', () => {
  it('is entirely in Bengali, or not at all', () => {
    for (const message of texts('bn')) {
      for (const words of wordsOf(message)) expect(words).toMatch(BENGALI);
    }
    for (const message of texts('en')) {
      for (const words of wordsOf(message)) expect(words).not.toMatch(BENGALI);
    }
  });

  it('names the brand, also in its preview', () => {
    for (const message of [...texts('en'), ...texts('bn')]) {
      expect(wordsOf(message).join(' ')).toContain(english.brand.name);
    }
  });

  it('writes codes, minutes and dates in the numerals of the market (S9.4)', () => {
    const { body } = codeMessage(writer('bn'), PHONE, '204816');
    expect(body).toMatch(/^204816 /);
    expect(body).toContain('5 মিনিট');
    const market = { ...english.brand.market, numerals: 'native' as const };
    const native = { brand: { ...english.brand, market }, language: 'bn' as const };
    expect(codeMessage(native, PHONE, '204816').body).toMatch(/^204816 .*৫ মিনিট/);
  });

  it('links to the page in its own language', () => {
    const { name, domains } = english.brand;
    expect(name).not.toBe('');
    const link = (language: 'en' | 'bn', merchant = english) =>
      /https:\S+/.exec(passwordLinkMessage(writer(language, merchant), MAIL.to, 'T').body)?.[0];
    expect(link('en')).toBe(`https://${domains.main}/login#passwordReset=T`);
    expect(link('bn')).toBe(`https://${domains.main}/bn/login#passwordReset=T`);
    expect(link('bn', bengali)).toBe(`https://${bengali.brand.domains.main}/login#passwordReset=T`);
  });

  it('states the time of a login in the market’s time zone, and the name of the country', () => {
    expect(signInMessage(writer('en'), MAIL, SIGN_IN).body).toContain(
      'Mar 3, 2026, 12:30 AM, Bangladesh (203.0.113.7)',
    );
    expect(signInMessage(writer('bn'), MAIL, SIGN_IN).body).toMatch(/3 মার্চ.*বাংলাদেশ/);
  });
});
