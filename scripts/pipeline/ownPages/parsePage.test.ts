import { describe, expect, it } from 'vitest';
import { parsePage } from './parsePage.ts';

const HEAD = '---\ntitle: About us\ndescription: Who we are.\n---\n';

const nodesOf = (markdown: string) => {
  const { nodes, faults } = parsePage(HEAD + markdown);
  expect(faults).toEqual([]);
  return nodes;
};

/** The faults of a page, each with the Markdown that it is about. */
const faultsOf = (text: string) =>
  parsePage(text).faults.map(({ offset, length, reason }) => ({
    at: text.slice(offset, offset + length),
    reason,
  }));

describe('an own page of a brand', () => {
  it('has the title and the description of its front matter', () => {
    expect(parsePage(`${HEAD}Words.`)).toMatchObject({
      title: 'About us',
      description: 'Who we are.',
      faults: [],
    });
  });

  it('can have emphasis, links and line breaks', () => {
    expect(nodesOf('**Play** _on_\n[credits](/vip) alone  \nhere')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: ['Play'] },
          ' ',
          { type: 'emphasis', children: ['on'] },
          ' ',
          { type: 'link', to: '/vip', children: ['credits'] },
          ' alone',
          { type: 'break' },
          'here',
        ],
      },
    ]);
  });

  it('has headings with unique anchors, in any script', () => {
    expect(nodesOf('## The rules\n\n### The rules\n\n## নিয়ম!')).toMatchObject([
      { type: 'heading', level: 2, id: 'the-rules' },
      { type: 'heading', level: 3, id: 'the-rules-2' },
      { type: 'heading', level: 2, id: 'নিয়ম' },
    ]);
  });

  it('can have lists, quotes, rules and tables', () => {
    const paragraph = (text: string) => ({ type: 'paragraph', children: [text] });
    expect(
      nodesOf('3. one\n4. two\n\n> said\n\n***\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'),
    ).toEqual([
      { type: 'list', ordered: true, start: 3, items: [[paragraph('one')], [paragraph('two')]] },
      { type: 'quote', children: [paragraph('said')] },
      { type: 'rule' },
      { type: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
    ]);
  });

  it('can have notes, details and buttons', () => {
    const markdown =
      ':::note{tone=warning}\nMind it.\n:::\n\n:::details[Why?]\nSo.\n:::\n\n::button[Go]{to=/vip}';
    expect(nodesOf(markdown)).toEqual([
      { type: 'note', tone: 'warning', children: [{ type: 'paragraph', children: ['Mind it.'] }] },
      { type: 'details', title: 'Why?', children: [{ type: 'paragraph', children: ['So.'] }] },
      { type: 'button', to: '/vip', label: 'Go' },
    ]);
  });

  it('keeps a colon before a word as text', () => {
    expect(nodesOf('Doors open at 18:30, note:well.')).toEqual([
      { type: 'paragraph', children: ['Doors open at 18', ':30', ', note', ':well', '.'] },
    ]);
  });

  it('lists every address that it links to', () => {
    const { links } = parsePage(`${HEAD}[one](/vip) and\n\n::button[Go]{to=https://a.example}`);
    expect(links.map(({ to }) => to)).toEqual(['/vip', 'https://a.example']);
  });
});

describe('an error in an own page', () => {
  it.each([
    ['HTML between blocks', '<div>x</div>', '<div>x</div>', /no HTML/],
    ['HTML in a sentence', 'a <b>x', '<b>', /no HTML/],
    [
      'a picture',
      '![Alt](https://a.example/x.png)',
      '![Alt](https://a.example/x.png)',
      /one picture/,
    ],
    ['a heading of the first level', '# Top', '# Top', /two or three #/],
    ['a code block', '```\nx\n```', '```\nx\n```', /this kind of block/],
    ['code in a sentence', 'a `b` c', '`b`', /this kind of text/],
    [
      'an unknown component',
      '::: carousel\nx\n:::'.replace(' ', ''),
      ':::carousel\nx\n:::',
      /:::carousel/,
    ],
    ['a button without a target', '::button[Go]', '::button[Go]', /an address/],
    ['details without a title', ':::details\nx\n:::', ':::details\nx\n:::', /need a title/],
    [
      'a note with an unknown tone',
      ':::note{tone=loud}\nx\n:::',
      ':::note{tone=loud}\nx\n:::',
      /"loud"/,
    ],
  ])('is reported: %s', (_, markdown, at, reason) => {
    const faults = faultsOf(`${HEAD}Words.\n\n${markdown}\n`);
    expect(faults[0]).toEqual({ at, reason: expect.stringMatching(reason) });
  });

  it.each([
    ['no front matter', 'Words.', /no head/],
    ['front matter without a description', '---\ntitle: A\n---\nWords.', /no description/],
    ['an empty title', '---\ntitle: ""\ndescription: B\n---\nWords.', /title must be a text/],
    [
      'a long title',
      `---\ntitle: ${'a'.repeat(61)}\ndescription: B\n---\nWords.`,
      /longer than 60/,
    ],
    [
      'an unknown key',
      '---\ntitle: A\ndescription: B\nlayout: C\n---\nWords.',
      /title and a description only/,
    ],
    ['front matter that is not YAML', '---\ntitle: "A\ndescription: B\n---\nWords.', /quote/i],
    ['no text', HEAD, /no text/],
    ['another encoding', `${HEAD}caf\ufffd`, /UTF-8/],
  ])('is reported: %s', (_, text, reason) => {
    expect(faultsOf(text)).toContainEqual(
      expect.objectContaining({ reason: expect.stringMatching(reason) }),
    );
  });
});
