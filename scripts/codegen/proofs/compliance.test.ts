import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRequirements, type Requirement } from './compliance.ts';
import { complianceDocs } from './complianceDocs.ts';
import { kindOf, namesIn } from './readProofs.ts';

const STORIES = [
  'export const Still: Story = {};',
  '/** Closes. */',
  'export const Closes: Story = {',
  '  args: { answer: () => {',
  '    return {};',
  '  } },',
  '  play: async () => {},',
  '};',
  'export const Quiet: Story = {',
  "  parameters: { route: '/play' },",
  '};',
].join('\n');

const FILES = {
  'src/Limit.tsx': '',
  'src/limit.test.ts': "it('lowers a limit at once', () => {});",
  'src/Limit.stories.tsx': STORIES,
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'compliance-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const requirement = (change: Partial<Requirement> = {}): Requirement => ({
  ...{ id: 'limit-lowered', says: 'A lower limit takes effect at once.' },
  components: ['src/Limit.tsx'],
  tests: [
    { file: 'src/limit.test.ts', title: 'lowers a limit at once' },
    { file: 'src/Limit.stories.tsx', title: 'Closes' },
  ],
  ...change,
});
const chapter = (...requirements: Requirement[]) => [{ title: 'Limits', requirements }];
const testOf = (file: string, title: string) => ({ tests: [{ file, title }] });

describe('the list of requirements', () => {
  it('is valid if every file, test and story exists', () => {
    expect(() => checkRequirements(root, chapter(requirement()))).not.toThrow();
  });

  it.each<[string, Partial<Requirement>]>([
    ['it names no component', { components: [] }],
    ['it names no test', { tests: [] }],
    ['there is no component src/Gone.tsx', { components: ['src/Gone.tsx'] }],
    ['there is no test file src/gone.test.ts', testOf('src/gone.test.ts', 'lowers')],
    ['src/Limit.tsx is no test file', testOf('src/Limit.tsx', 'lowers')],
    ['src/limit.test.ts has no test "lowers"', testOf('src/limit.test.ts', 'lowers')],
    [
      'src/Limit.stories.tsx has no story Still with a play function',
      testOf('src/Limit.stories.tsx', 'Still'),
    ],
  ])('is rejected with the name of the entry if %s', (finding, change) => {
    const check = () => checkRequirements(root, chapter(requirement(change)));
    expect(check).toThrow(`compliance.json, limit-lowered: ${finding}`);
  });

  it('is rejected if two requirements have the same id, and reports all errors together', () => {
    const twice = chapter(requirement(), requirement({ components: ['src/Gone.tsx'] }));
    expect(() => checkRequirements(root, twice)).toThrow(
      'compliance.json, limit-lowered: its id is used twice\n' +
        'compliance.json, limit-lowered: there is no component src/Gone.tsx',
    );
  });
});

describe('the names of tests', () => {
  it('are the titles in a test file, and the exports of stories with a play function', () => {
    expect(namesIn('unit', FILES['src/limit.test.ts'])).toEqual(['lowers a limit at once']);
    expect(namesIn('story', STORIES)).toEqual(['Closes']);
  });

  it('are read by the kind of file', () => {
    const files = ['e2e/a.spec.ts', 'src/b/B.stories.tsx', 'sandbox/c/d.test.ts', 'src/b/B.tsx'];
    expect(files.map(kindOf)).toEqual(['journey', 'story', 'unit', undefined]);
  });
});

describe('the page of requirements', () => {
  it('has a row for each requirement, with links to its files and the names of its tests', () => {
    const page = complianceDocs(chapter(requirement({ says: 'Lower | at once.' })));
    expect(page).toContain('Requirements: 1.');
    expect(page).toContain('## Limits');
    expect(page).toContain(
      '| Lower \\| at once. | [Limit.tsx](../src/Limit.tsx) | ' +
        '[limit.test.ts](../src/limit.test.ts): lowers a limit at once<br>' +
        '[Limit.stories.tsx](../src/Limit.stories.tsx): Closes |',
    );
  });
});
