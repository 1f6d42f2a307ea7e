import { describe, expect, it } from 'vitest';
import { parseJsonFile } from '../jsonFile.ts';
import { resolveBrand } from '../resolve.ts';
import { tiers } from './tiers.ts';

const LANGUAGES = [
  { tag: 'qaa', tier: 'official' },
  { tag: 'qab', tier: 'machine' },
  { tag: 'qac', tier: 'draft' },
] as const;

/** The findings in a brand of some languages: rule, place and language. */
function found(mode: string, supported: string[], drafts = false): string[] {
  const text = JSON.stringify({ compliance: { mode }, languages: { supported } }, null, 2);
  const manifest = parseJsonFile('brands/x/brand.json', text);
  const source = {
    ...{ id: 'x', dir: '', manifest, tokens: {}, pages: {}, assets: [], unexpected: [] },
    locales: { qad: parseJsonFile('brands/x/locales/qad.json', '{}') },
  };
  const context = { messages: {}, drafts, languages: LANGUAGES };
  const check = { source, manifest, resolved: resolveBrand(manifest.value), context };
  return tiers(check).map(({ rule, line, text: tag }) => `${rule} ${line} ${tag}`);
}

describe('the tiers of a brand’s languages', () => {
  it('keep drafts from a release, not from a site in development (S9.7)', () => {
    expect(found('play-money', ['qaa', 'qab', 'qac'])).toEqual(['language-draft 9 "qac"']);
    expect(found('play-money', ['qaa', 'qab', 'qac'], true)).toEqual([]);
  });

  it('must be official where the brand is licensed, also for languages that it brings itself', () => {
    expect(found('licensed', ['qaa'])).toEqual([]);
    expect(found('licensed', ['qaa', 'qab', 'qac', 'qad'], true)).toEqual([
      'language-unofficial 8 "qab"',
      'language-unofficial 9 "qac"',
      'language-unofficial 10 "qad"',
    ]);
  });
});
