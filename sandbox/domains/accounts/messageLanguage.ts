import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { type Language, spokenLanguage } from '#sandbox/kernel/text/language.ts';

/** A request that may cause a message to be sent. */
export interface Sender {
  merchant: Merchant;
  query: { language?: Language | undefined };
}

/** The language of messages to a member: that of their page, or the merchant's default if it does not offer that (S9.7). */
export function messageLanguage({ merchant, query }: Sender): Language {
  return spokenLanguage(merchant.brand, query.language);
}
