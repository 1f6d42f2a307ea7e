import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { HelpSection } from '#src/platform/contract.generated.ts';
import type { HelpText, WrittenSection } from './helpText.ts';
import { account } from './sections/account.ts';
import { agents } from './sections/agents.ts';
import { deposit } from './sections/deposit.ts';
import { limits } from './sections/limits.ts';
import { play } from './sections/play.ts';
import { security } from './sections/security.ts';
import { term } from './sections/term.ts';
import { withdrawal } from './sections/withdrawal.ts';

type Section = HelpSection;

const SECTIONS: readonly WrittenSection[] = [
  account,
  deposit,
  withdrawal,
  play,
  limits,
  security,
  agents,
  term,
];

/** The help centre of a brand in a language (S7.22): a brand without agents has no section for them. */
export function helpSections(brand: ResolvedBrand, language: keyof HelpText): Section[] {
  const fill = (text: HelpText) =>
    text[language]
      .replaceAll('{brand}', brand.name)
      .replaceAll('{age}', String(brand.market.minimumAge));
  return SECTIONS.filter(({ id }) => id !== 'agents' || brand.modules.agent).map(
    ({ id, title, topics }) => ({
      id,
      title: fill(title),
      topics: topics.map((topic) => ({
        id: topic.id,
        title: fill(topic.title),
        text: fill(topic.text),
      })),
    }),
  );
}
