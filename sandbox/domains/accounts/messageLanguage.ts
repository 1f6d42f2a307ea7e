import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';

/** A call that something may be sent because of. */
export interface Sender {
  merchant: Merchant;
  query: { language?: Language | undefined };
}

/** The language to write to a member in: that of their page, or the merchant's own where it does not offer that (S9.7). */
export function messageLanguage({ merchant, query }: Sender): Language {
  const { supported, default: own } = merchant.brand.languages;
  const { language = own } = query;
  return supported.includes(language) ? language : own;
}
