import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, escapeJson, escapeScript, escapeStyle, tag } from './escape.ts';

/** Text with HTML's special characters, more often than by chance. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '`',
        '</script>',
        '</style>',
        '<!--',
        '-->',
        ']]>',
        '\\',
      ),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('escaping', () => {
  it('keeps any text within its element', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = element('title', {}, text);
        const inside = html.slice('<title>'.length, -'</title>'.length);
        expect(inside).not.toMatch(/[<>"']/);
        expect(unescaped(inside)).toBe(text);
      }),
    );
  });

  it('keeps any text within its attribute', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const inside = tag('meta', { content: text }).slice('<meta content="'.length, -'">'.length);
        expect(inside).not.toMatch(/[<>"']/);
        expect(unescaped(inside)).toBe(text);
      }),
    );
  });

  it('omits attributes without a value', () => {
    expect(tag('img', { src: '/a.png', sizes: undefined, hidden: true })).toBe(
      '<img src="/a.png" hidden>',
    );
  });

  it('writes JSON that cannot close a script element, and that parses to the same value', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const json = escapeJson({ [text]: [text] });
        expect(json).not.toContain('<');
        expect(JSON.parse(json)).toEqual({ [text]: [text] });
      }),
    );
  });

  it('writes scripts and styles that their content cannot close', () => {
    expect(escapeScript('a("</script><!--")')).toBe('a("<\\/script><\\!--")');
    expect(escapeStyle('a{content:"</style>"}')).toBe('a{content:"<\\/style>"}');
  });
});
