import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';
import type { SiteFiles } from './files.ts';
import { addSprite } from './sprite.ts';

const OWN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" onload="steal()"><title>Seven</title>' +
  '<script>steal()</script><path id="a" style="stroke:currentColor" d="M4 4h24L12 28"/></svg>';

const read = async (path: string) => {
  if (path !== 'assets/seven.svg') throw new Error(`There is no ${path}.`);
  return Buffer.from(OWN);
};

/** The sprite that a look gives its site. */
async function spriteOf(look: Parameters<typeof addSprite>[1]): Promise<string | undefined> {
  const files: SiteFiles = new Map();
  const address = await addSprite(files, look, read);
  return address && Buffer.from(files.get(address.slice(1)) ?? '').toString('utf8');
}

const namesIn = (sprite = '') =>
  [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);

const symbolOf = (name: string, sprite = '') =>
  new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(sprite)?.[0];

describe('the sprite of a brand', () => {
  it('is the platform’s own where the manifest says nothing', async () => {
    expect(await spriteOf({ icons: 'line' })).toBeUndefined();
  });

  it.each(['solid', 'duo'] as const)(
    'has every icon in the set %s, and its notice',
    async (icons) => {
      const sprite = await spriteOf({ icons });
      expect(namesIn(sprite)).toEqual([...ICON_NAMES]);
      expect(sprite).toContain('MIT License');
    },
  );

  it('has the brand’s own icon of a category in place of that one', async () => {
    const sprite = await spriteOf({
      icons: 'line',
      categories: { RNG: { icon: 'assets/seven.svg' }, LIVE: { picture: 'assets/live.webp' } },
    });
    expect(namesIn(sprite)).toEqual([...ICON_NAMES]);
    expect(symbolOf('slots', sprite)).toBe(
      '<symbol id="slots" fill="currentColor" viewBox="0 0 32 32"><path stroke="currentColor" d="M4 4h24L12 28"/></symbol>',
    );
    const line = readFileSync(join(ROOT, 'src/ui/icons/sprite.generated.svg'), 'utf8');
    expect(symbolOf('live', sprite)).toBe(symbolOf('live', line));
  });
});
