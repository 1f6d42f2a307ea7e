import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { PROJECT } from '#scripts/roots/roots.ts';
import type { LanguageFacts } from '#src/brand/page.ts';
import { languageFolder, languageTags } from './languagePlaces.ts';

/**
 * Who answers for the messages of a language. `official`: complete, nothing stale, and people have reviewed what is about money, law and
 * protection. `machine`: complete, and the site says that nobody has. `draft`: being made, for development only.
 */
export type Tier = 'official' | 'machine' | 'draft';

/** A font for devices that have none for a script: a package that has the script’s letters as a subset. */
export interface WebFont {
  family: string;
  package: string;
  subset: string;
  /** The fonts that systems bring for the script, of which the first that the device has is used instead. */
  local?: readonly string[];
}

/** How a script is set where that differs from Latin letters. */
export interface ScriptType {
  /** The height of its lines, in the size of the text. */
  lineHeight?: number;
  /** Its letters are joined, so none are spaced. */
  joined?: true;
  webFont?: WebFont;
}

/** What `languages/TAG/language.json` says: schemas/language.schema.json describes it. */
export interface Language extends LanguageFacts {
  /** The BCP 47 tag: the folder's name. */
  tag: string;
  tier: Tier;
  source?: true;
  standard?: true;
  type?: ScriptType;
}

/** What the file of a language says. */
function readLanguage(file: string): Omit<Language, 'tag'> {
  const orRemove = `or remove the folder ${dirname(file)}.`;
  if (!existsSync(file)) {
    throw new UsageError(`${file} is missing. Write it as other languages have it, ${orRemove}`);
  }
  let reason = 'it is no object';
  try {
    const value = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    reason = error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error);
  }
  throw new UsageError(`${file} cannot be read: ${reason}. Mend it, ${orRemove}`);
}

/**
 * The languages of a project, the source language first.
 * @throws UsageError if one cannot be read
 */
export function readLanguages(root: string): Language[] {
  const all = languageTags(root).map((tag): Language => {
    const file = join(languageFolder(root, tag), 'language.json');
    return { ...readLanguage(file), tag };
  });
  return all.sort((a, b) => Number(b.source ?? false) - Number(a.source ?? false));
}

/** Every language of the platform, the source language first. */
export const LANGUAGES: readonly Language[] = readLanguages(PROJECT);

/** Their tags. */
export const TAGS: readonly string[] = LANGUAGES.map(({ tag }) => tag);

const [first] = TAGS;
if (first === undefined) throw new Error('There is no language: languages/ has no folder.');

/** The language that every message is written in first: the others are compared with it, and it replaces what they lack. */
export const SOURCE: string = first;

/** The languages that a brand offers if its manifest names none. */
export const STANDARD: readonly string[] = LANGUAGES.filter(({ standard }) => standard).map(
  ({ tag }) => tag,
);
