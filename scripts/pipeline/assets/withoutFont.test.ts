import { describe, expect, it } from 'vitest';
import { withoutFont } from './withoutFont.ts';

const css =
  ':root{--family-display:"Newsreader", "Newsreader fallback: Georgia", serif;--family-sans:system-ui}';

describe('the data-saver style rule', () => {
  it('omits the brand’s font wherever it comes first, and keeps the fallbacks', () => {
    expect(withoutFont(css, { family: 'Newsreader' })).toBe(
      ':root[data-data-saver="on"]{--family-display:"Newsreader fallback: Georgia", serif}',
    );
  });

  it('does not change roles without the font', () => {
    expect(withoutFont(css, { family: 'Other' })).toBe(':root[data-data-saver="on"]{}');
  });
});
