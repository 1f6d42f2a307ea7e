import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { newestOf, STEPS } from '#scripts/pipeline/versions/steps.ts';
import { ROOT } from '#scripts/roots/roots.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The versions of the changelog, the newest first, with what it says of each. */
const versions = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    version: /^\d+\.\d+\.\d+(?= \(\d{4}-\d{2}-\d{2}\)$)/m.exec(section)?.[0],
    section,
  }));

describe('the changelog', () => {
  it('has the version of the package first', () => {
    const { version }: { version: string } = JSON.parse(read('package.json'));
    expect(versions[0]?.version).toBe(version);
  });

  it('says of each version what is new and what operators must do, newest first', () => {
    for (const { version, section } of versions) {
      expect(version).toBeDefined();
      expect(section).toMatch(/^### What is new\n\n\* /m);
      expect(section).toMatch(/^### What you must do\n\n\S/m);
    }
    const named = versions.map(({ version = '' }) => version);
    const compare = (a: string, b: string) => b.localeCompare(a, SOURCE, { numeric: true });
    expect(named).toEqual([...new Set(named)].sort(compare));
  });

  it('names the current version of the schema', () => {
    const stated = /^Version of the schema: (\d+)\./m.exec(versions[0]?.section ?? '')?.[1];
    expect(Number(stated)).toBe(newestOf(STEPS));
  });
});

describe('the version of the schema', () => {
  const { schemaVersion } = schema.properties;

  it('is the first, or has a step that leads to it', () => {
    const [current = 0] = schemaVersion.examples;
    expect(schemaVersion.description).toContain(`The current one is ${current};`);
    expect(current === 1 || STEPS.some(({ to }) => to === current)).toBe(true);
    expect(current).toBe(newestOf(STEPS));
  });

  it('is the first of a manifest that states none', () => {
    expect(schemaVersion.default).toBe(1);
  });

  it('has steps in its order, with none left out', () => {
    const reached = [...new Set(STEPS.map(({ to }) => to))];
    expect(reached).toEqual(Array.from({ length: newestOf(STEPS) - 1 }, (_, at) => at + 2));
  });
});
