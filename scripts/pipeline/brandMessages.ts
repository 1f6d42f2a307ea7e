import type { Messages } from '#src/brand/page.ts';
import { type Catalogue, mergeMessages, messagesIn } from './messages.ts';
import { ownPageMessages } from './ownPages/ownPageMessages.ts';
import type { Language } from './page/languages.ts';
import type { BrandSource } from './readBrand.ts';
import type { BrandDraft } from './site/draft.ts';

/** A brand in development or being built. */
export interface DraftedBrand {
  source: BrandSource;
  draft: Pick<BrandDraft, 'brand' | 'assets'>;
}

/**
 * All messages of a brand in a language: the platform's with its own over them, and those of its own pages.
 * @param change changes the platform's messages, as the pseudo-locales do; own pages stay
 */
export async function brandMessages(
  catalogue: Catalogue,
  { source, draft: { brand, assets } }: DraftedBrand,
  language: Language,
  change: (messages: Messages) => Messages = (messages) => messages,
): Promise<Messages> {
  const own = source.locales[language]?.value;
  const { titles, pages } = await ownPageMessages(source, brand, language, assets.ownPages);
  const standard = change(messagesIn(catalogue, language, own, brand.market.numerals));
  return { ...mergeMessages(standard, { modules: titles }), ...pages };
}
