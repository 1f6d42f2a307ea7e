import { describe, expect, it } from 'vitest';
import { withoutFonts } from './withoutFonts.ts';

const NEWSREADER = { family: 'Newsreader', weight: '500' };
const SOURCE = { family: 'Source', weight: '400 700' };

const css =
  ':root{--family-display:"Newsreader", "Newsreader fallback: Georgia", "Source", "Source fallback: Arial", serif;' +
  '--family-text:"Source", "Source fallback: Arial", "Arial", sans-serif;--family-sans:system-ui}';

describe('the data-saver style rule', () => {
  it('omits the brand’s font wherever it is named, and keeps the fallbacks in its metrics', () => {
    expect(withoutFonts(css.replaceAll('"Source", ', ''), [NEWSREADER])).toBe(
      ':root[data-data-saver="on"]{--family-display:"Newsreader fallback: Georgia", "Source fallback: Arial", serif}',
    );
  });

  it('omits both fonts, with the fallbacks of one in which words may be bold', () => {
    expect(withoutFonts(css, [NEWSREADER, SOURCE])).toBe(
      ':root[data-data-saver="on"]{--family-display:"Newsreader fallback: Georgia", serif;' +
        '--family-text:"Arial", sans-serif}',
    );
  });

  it('omits the fallbacks of a bold font, which are regular', () => {
    expect(withoutFonts(css, [{ family: 'Source', weight: '600' }])).toContain(
      '--family-text:"Arial", sans-serif',
    );
  });

  it('does not change roles without the font', () => {
    expect(withoutFonts(css, [{ family: 'Other', weight: '400' }])).toBe(
      ':root[data-data-saver="on"]{}',
    );
  });
});
