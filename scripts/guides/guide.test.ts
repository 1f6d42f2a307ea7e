import { describe, expect, it } from 'vitest';
import { applyDiff, sectionsOf, shownPattern } from './guide.ts';

const PAGE = `# A page

Words.

## 1. Make it

Write \`src/a.ts\`, or in \`src/b/c.json\`:

\`\`\`json
{ "a": 1 }
\`\`\`

\`\`\`sh
npm run x
\`\`\`

| file | what |
| --- | --- |
| \`a.ts\` | one |
| \`b/\` | two |

## 2. Look

No blocks.
`;

describe('a guide', () => {
  it('is parsed by section, with each block assigned to the last named file', () => {
    expect(sectionsOf(PAGE)).toEqual([
      {
        title: '1. Make it',
        blocks: [
          { language: 'json', text: '{ "a": 1 }\n', file: 'src/b/c.json' },
          { language: 'sh', text: 'npm run x\n', file: undefined },
        ],
        listed: ['a.ts', 'b/'],
      },
      { title: '2. Look', blocks: [], listed: [] },
    ]);
  });

  it('shows the output of a command, with … for the parts that vary', () => {
    const pattern = shownPattern('built  x  … ms\n… built (1)\n');
    expect('compiled\nbuilt  x  12 ms\n1 built (1)\nend').toMatch(pattern);
    expect('built  x  12 s\n1 built (1)').not.toMatch(pattern);
    expect('rebuilt  x  12 ms\n1 built (1)').not.toMatch(pattern);
  });
});

describe('a diff in a guide', () => {
  it('adds and removes lines at the place of its context', () => {
    expect(applyDiff('a\nb\nc\n', ' b\n+x\n-c\n')).toBe('a\nb\nx\n');
  });

  it('is rejected if its context is missing or ambiguous', () => {
    expect(() => applyDiff('a\nb\n', ' c\n+x\n')).toThrow('c');
    expect(() => applyDiff('a\nb\na\n', ' a\n+x\n')).toThrow('once');
  });
});
