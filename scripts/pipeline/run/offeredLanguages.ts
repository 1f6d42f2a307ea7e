import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE, STANDARD, TAGS } from '#scripts/languages/languageFolders.ts';
import { languageHash } from '../compile/fingerprint.ts';

/** The text of a brand's manifest; empty if it cannot be read, which validation reports. */
function manifestText(brandsDir: string, id: string): string {
  try {
    return readFileSync(join(brandsDir, id, 'brand.json'), 'utf8');
  } catch {
    return '';
  }
}

/** The languages that a brand may offer, in any of its markets: those that its manifest mentions, and those that brands offer without. */
const offeredLanguages = (brandsDir: string, id: string): string[] => {
  const text = manifestText(brandsDir, id);
  return TAGS.filter(
    (tag) => tag === SOURCE || STANDARD.includes(tag) || text.includes(`"${tag}"`),
  );
};

/** Makes a function that hashes the languages of a brand. Each language is read once, and those that no brand offers never. */
export function languageHasher(root: string, brandsDir: string): (id: string) => string {
  const known = new Map<string, string>();
  const hashOf = (tag: string): string => {
    const hash = known.get(tag) ?? languageHash(root, tag);
    known.set(tag, hash);
    return hash;
  };
  return (id) => offeredLanguages(brandsDir, id).map(hashOf).join('');
}
