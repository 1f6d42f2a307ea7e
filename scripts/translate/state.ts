import { SOURCE, type Tier } from '#scripts/languages/languageFolders.ts';
import type { Source } from './checkMessages.ts';
import type { KnownLanguage } from './project.ts';
import { isStale, reviewed } from './provenance/provenance.ts';

/** How far a language is. */
export interface LanguageState {
  tag: string;
  name: string;
  tier: Tier;
  /** The messages that it has, whole. */
  messages: number;
  missing: number;
  stale: number;
  /** The messages that a person has reviewed as they are; nobody reviews the source. */
  reviewed: number;
}

/** How far a language is with its messages. */
export function languageState(
  { facts: { tag, name, tier }, all, provenance }: KnownLanguage,
  { baseline }: Source,
): LanguageState {
  const missing = all.filter((translation) => translation.missing.length > 0).length;
  const other = tag !== SOURCE;
  return {
    tag,
    name,
    tier,
    messages: all.length - missing,
    missing,
    stale: other ? all.filter((one) => isStale(one, provenance, baseline)).length : 0,
    reviewed: other ? reviewed(all, provenance).size : 0,
  };
}

/** The share of some messages in percent, rounded down, so that 100 % is all of them. */
export const share = (some: number, all: number): string =>
  `${all === 0 ? 0 : Math.floor((some / all) * 100)} %`;
