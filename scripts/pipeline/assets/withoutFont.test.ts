import { describe, expect, it } from 'vitest';
import { withoutFont } from './withoutFont.ts';

const css =
  ':root{--family-display:"Newsreader", "Newsreader fallback: Georgia", serif;--family-sans:system-ui}';

describe('the rule of the data saver', () => {
  it('leaves the face of the brand out wherever it comes first, and keeps its fallbacks', () => {
    expect(withoutFont(css, { family: 'Newsreader' })).toBe(
      ':root[data-data-saver="on"]{--family-display:"Newsreader fallback: Georgia", serif}',
    );
  });

  it('touches no role that does not use the face', () => {
    expect(withoutFont(css, { family: 'Other' })).toBe(':root[data-data-saver="on"]{}');
  });
});
