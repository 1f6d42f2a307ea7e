import { describe, expect, it } from 'vitest';
import { THEMES } from '../theme/layers.ts';
import { addLogo } from './logo.ts';
import { logoCss } from './logoCss.ts';

const both = { default: 'dark' as const, available: [...THEMES] };
const pair = { dark: 'assets/dark.svg', light: 'assets/light.svg' };
const add = async (path: string) => ({ src: `/${path}`, width: 90, height: 30, sources: [] });

describe('the logo', () => {
  it('is that of the default theme, with the other beside it', async () => {
    expect(await addLogo(pair, both, add)).toMatchObject({
      logo: { src: '/assets/dark.svg' },
      otherLogo: { theme: 'light', src: '/assets/light.svg' },
    });
    expect(await addLogo(pair, { ...both, default: 'light' }, add)).toMatchObject({
      logo: { src: '/assets/light.svg' },
      otherLogo: { theme: 'dark', src: '/assets/dark.svg' },
    });
  });

  it('is alone where one file serves both themes, or the brand has one theme', async () => {
    expect(await addLogo('assets/dark.svg', both, add)).not.toHaveProperty('otherLogo');
    const one = { default: 'light' as const, available: ['light' as const] };
    const { logo, otherLogo } = await addLogo(pair, one, add);
    expect([logo.src, otherLogo]).toEqual(['/assets/light.svg', undefined]);
  });

  it('changes with the theme by a rule that pages with one logo lack', () => {
    const other = { theme: 'light' as const, src: '/assets/light.svg' };
    expect(logoCss({ src: '/assets/dark.svg' }, other)).toBe(
      '[data-theme="dark"]{--logo:normal}[data-theme="light"]{--logo:url("/assets/light.svg")}' +
        'img[src="/assets/dark.svg"]{content:var(--logo,normal)}',
    );
    expect(logoCss({ src: '/assets/dark.svg' }, undefined)).toBe('');
  });
});
