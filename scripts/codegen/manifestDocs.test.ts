import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import { explainBrand } from '#scripts/pipeline/resolve.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { manifestDocs } from './manifestDocs.ts';

describe('manifestDocs', () => {
  const docs = manifestDocs(schema);

  it('lists every property of a resolved brand', () => {
    const values = explainBrand(parseJsonFile('brand.json', '{}'));
    const paths = values.map(({ path }) => path.filter((part) => typeof part === 'string'));
    for (const [group, ...rest] of paths) {
      // The shapes of field rules and of blocks have sections of their own.
      const depth = { registration: 2, pages: 1, frame: 1 }[String(group)] ?? rest.length;
      const path = [group, ...rest.slice(0, depth)].join('.');
      expect(docs.includes(`\`${path}\``) || docs.includes(`## ${path}\n`), path).toBe(true);
    }
  });

  it('states the type, limits, default, meaning and example of a property', () => {
    expect(docs).toContain(
      '| `market.minimumAge` | integer; 18 to 25 | `18` | The age, in years, that a player must have reached (S5.6). | `21` |',
    );
  });

  it('keeps each table row on one line', () => {
    const rows = docs.split('\n').filter((line) => line.startsWith('| `'));
    for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(7);
  });

  it('is up to date in docs/manifest.md', async () => {
    expect(await readFile(`${ROOT}/docs/manifest.md`, 'utf8')).toBe(docs);
  });
});
