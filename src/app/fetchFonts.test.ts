import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fetchFontsScript } from './fetchFonts.ts';

/** What the script of a document fetches. */
function fetched(dataset: Record<string, string>): Record<string, string>[] {
  const links: Record<string, string>[] = [];
  const document = {
    documentElement: { dataset },
    currentScript: { dataset: { fonts: '/assets/text.woff2 /assets/display.woff2' } },
    createElement: (tag: string) => ({ tag }),
    head: { append: (link: Record<string, string>) => links.push(link) },
  };
  runInNewContext(fetchFontsScript(), { document });
  return links;
}

describe('the typefaces of the first view', () => {
  it('are fetched while the page arrives', () => {
    const preload = {
      tag: 'link',
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
    };
    expect(fetched({})).toEqual([
      { ...preload, href: '/assets/text.woff2' },
      { ...preload, href: '/assets/display.woff2' },
    ]);
  });

  it('are not fetched by a device that saves data', () => {
    expect(fetched({ dataSaver: 'on' })).toEqual([]);
  });
});
