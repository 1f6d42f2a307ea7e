import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesBelow } from '#scripts/pipeline/hash.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { copyFiles } from './copied.ts';
import { leadsToFile, linkedFile, linksOf, packedManual } from './manual.ts';

/** The folder of Livery in an operator's repository, which the README of a new one links. */
const INSTALLED = 'node_modules/livery/';
const OPERATOR = 'deploy/operator/';

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Where a link of a page leads in the package. */
const placeOf = (page: string, target: string): string =>
  page.startsWith(OPERATOR) && target.startsWith(INSTALLED)
    ? target.slice(INSTALLED.length)
    : linkedFile(page, target);

it('has everything that its manuals link, with the headings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-manuals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFiles(ROOT, folder);
  const pages = filesBelow(folder).filter((path) => path.endsWith('.md'));
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/operator.md']));
  const dead: string[] = [];
  let followed = 0;
  for (const page of pages) {
    const text = readFileSync(join(folder, page), 'utf8');
    for (const target of linksOf(text).filter((each) => !/^[a-z]+:/.test(each))) {
      followed += 1;
      const file = leadsToFile(target) ? placeOf(page, target.replace(/#.*$/, '')) : page;
      const [, anchor] = target.split('#');
      const isThere = existsSync(join(folder, file));
      const hasAnchor =
        anchor === undefined ||
        (isThere && anchorsOf(readFileSync(join(folder, file), 'utf8')).includes(anchor));
      if (!(isThere && hasAnchor)) dead.push(`${page}: ${target}`);
    }
  }
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(20);
});

it('replaces a link to a file outside the package by its text, or by the path if the text is the name of the file', () => {
  const text =
    'See [why](decisions/001.md#so), [app.ts](../src/app.ts), [here](#here), ![sheet](sheet.webp), [tokens](tokens.md) and [MDN](https://mdn.example/a).';
  expect(packedManual('docs/page.md', text, (path) => path === 'docs/tokens.md')).toBe(
    'See why, `src/app.ts`, [here](#here), sheet, [tokens](tokens.md) and [MDN](https://mdn.example/a).',
  );
});
