import type { Language } from '#sandbox/kernel/text/language.ts';
import { filled, keysOf, textIn } from '#scripts/languages/texts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { HelpSection } from '#src/platform/contract.generated.ts';

/** The texts of the help centre in each language: by section, then by topic. */
const TEXTS = 'sandbox/help';

/** The sections in their order; their topics are in that of the texts. */
const SECTIONS: readonly HelpSection['id'][] = [
  'account',
  'deposit',
  'withdrawal',
  'play',
  'limits',
  'security',
  'agents',
  'term',
];

/** The help centre of a brand in a language (S7.22): a brand without agents has no section for them. */
export function helpSections(brand: ResolvedBrand, language: Language): HelpSection[] {
  const values = { brand: brand.name, age: String(brand.market.minimumAge) };
  const text = (key: string) => filled(textIn(language, TEXTS, key), values);
  return SECTIONS.filter((id) => id !== 'agents' || brand.modules.agent).map((id) => ({
    id,
    title: text(`${id}.title`),
    topics: keysOf(TEXTS, `${id}.topics`).map((topic) => ({
      id: topic,
      title: text(`${id}.topics.${topic}.title`),
      text: text(`${id}.topics.${topic}.text`),
    })),
  }));
}
