import { describe, expect, it } from 'vitest';
import { THEMES } from '../theme/layers.ts';
import { addLogo } from './logo.ts';
import { logoCss } from './logoCss.ts';

const both = { default: 'dark' as const, available: [...THEMES] };
const pair = { dark: 'assets/dark.svg', light: 'assets/light.svg' };
const add = async (path: string) => ({ src: `/${path}`, width: 90, height: 30, sources: [] });

describe('the logo', () => {
  it('is an empty picture of its proportions where each theme has its own, so that one alone is fetched', async () => {
    const { logo, themeLogos } = await addLogo(pair, both, add);
    expect(themeLogos).toEqual({ dark: '/assets/dark.svg', light: '/assets/light.svg' });
    expect(logo).toMatchObject({ width: 90, height: 30 });
    const [, head, text = ''] = /^(.*),(.*)#logo$/.exec(logo.src) ?? [];
    expect(head).toBe('data:image/svg+xml');
    expect(decodeURIComponent(text)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>',
    );
  });

  it('is the file itself where it serves both themes, or the brand has one theme', async () => {
    const single = { logo: { src: '/assets/dark.svg' } };
    expect(await addLogo('assets/dark.svg', both, add)).toMatchObject(single);
    const same = { dark: 'assets/dark.svg', light: 'assets/dark.svg' };
    expect(await addLogo(same, both, add)).toEqual(await addLogo('assets/dark.svg', both, add));
    const one = { default: 'light' as const, available: ['light' as const] };
    const { logo, themeLogos } = await addLogo(pair, one, add);
    expect([logo.src, themeLogos]).toEqual(['/assets/light.svg', undefined]);
  });

  it('changes with the theme by a rule that pages with one logo lack', () => {
    const logos = { dark: '/assets/dark.svg', light: '/assets/light.svg' };
    expect(logoCss(logos)).toBe(
      '[data-theme="dark"]{--logo:url("/assets/dark.svg")}[data-theme="light"]{--logo:url("/assets/light.svg")}' +
        'img[src$="#logo"]{background:var(--logo) center/contain no-repeat}',
    );
    expect(logoCss(undefined)).toBe('');
  });
});
