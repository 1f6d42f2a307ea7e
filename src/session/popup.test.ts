import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPopup, isOwnAddress, popupState } from './popup.ts';

const background = { pathname: '/rng', search: '?vassalage=CQ9', hash: '', state: null, key: 'k' };

describe('where a popup leads', () => {
  it('is the requested page, otherwise the page below, otherwise the lobby (S2.14)', () => {
    expect(afterPopup(popupState({ background, next: '/favorite' }))).toBe('/favorite');
    expect(afterPopup(popupState({ background }))).toBe('/rng?vassalage=CQ9');
    expect(afterPopup(popupState(null))).toBe('/');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'is never %j, which is not a path of the site',
    (next) => {
      expect(afterPopup(popupState({ next }))).toBe('/');
    },
  );

  it('stays on the site, whatever the history contains', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (state, next) => {
        const beneath = { ...background, pathname: next };
        for (const held of [state, { next }, { background: beneath }]) {
          const target = new URL(afterPopup(popupState(held)), 'https://site.example');
          expect(target.origin).toBe('https://site.example');
        }
      }),
    );
  });

  it('distinguishes paths of the site from everything else', () => {
    expect(isOwnAddress('/rng?classify=Crash')).toBe(true);
    expect(isOwnAddress('/\t/evil.example')).toBe(false);
  });
});
