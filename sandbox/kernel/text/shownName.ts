import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { FieldFinding } from '#src/platform/contract.generated.ts';
import { hasHidden, withoutHidden } from '#src/platform/hiddenCharacters.ts';

/** The titles of a site's staff, in the languages of the sites, without spaces. */
const STAFF = [
  ...['admin', 'administrator', 'moderator', 'support', 'helpdesk', 'customerservice'],
  ...['customercare', 'অ্যাডমিন', 'এডমিন', 'মডারেটর', 'সাপোর্ট', 'গ্রাহকসেবা', 'কাস্টমারসার্ভিস'],
  ...['কাস্টমারকেয়ার', 'হেল্পডেস্ক'],
];

/** Signs that look like letters. */
const LOOK_ALIKES = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
);
/** The marks of Latin letters; Bengali marks are part of its words. */
const DIACRITICS = /[\u0300-\u036f]/g;
const NO_LETTERS = /[^\p{L}\p{M}]+/u;
const SHOWN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The words of a name as read aloud, ignoring case, marks and look-alikes. */
const wordsOf = (text: string): string[] =>
  withoutHidden(text.normalize('NFKD'))
    .replace(DIACRITICS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[0134577@$!]/g, (sign) => LOOK_ALIKES.get(sign) ?? sign)
    .split(NO_LETTERS)
    .filter((word) => word !== '');

/**
 * The fault of a public name: `characters` if it has invisible characters, or no visible ones; `staff` if it poses as the brand's staff. A
 * title counts at the start and end of a word and of the whole, so that `badminton` is allowed.
 */
export function shownNameFault(
  text: string,
  { name }: Pick<ResolvedBrand, 'name'>,
): Extract<FieldFinding['rule'], 'characters' | 'staff'> | undefined {
  if (hasHidden(text) || !SHOWN.test(text)) return 'characters';
  const words = wordsOf(text);
  const titles = [...STAFF, name].map((title) => wordsOf(title).join(''));
  const isTitle = [...words, words.join('')].some((word) =>
    titles.some((title) => title && (word.startsWith(title) || word.endsWith(title))),
  );
  return isTitle ? 'staff' : undefined;
}
