import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The one font family for all machines: Latin and Bengali, in two weights, from files beside this one. */
const FAMILY = 'Pinned Noto';

const FACES = [
  { file: 'NotoSans-Regular.woff', weight: '100 500' },
  { file: 'NotoSans-Bold.woff', weight: '501 900' },
  {
    file: 'NotoSansBengali-Regular.woff',
    weight: '100 500',
    range: 'U+0964-0965, U+0980-09FF, U+25CC',
  },
  {
    file: 'NotoSansBengali-Bold.woff',
    weight: '501 900',
    range: 'U+0964-0965, U+0980-09FF, U+25CC',
  },
];

const face = ({ file, weight, range }: (typeof FACES)[number]): string => {
  const data = readFileSync(join(import.meta.dirname, 'fonts', file)).toString('base64');
  const only = range === undefined ? '' : `unicode-range: ${range};`;
  return `@font-face { font-family: '${FAMILY}'; src: url(data:font/woff;base64,${data}); font-weight: ${weight}; ${only} }`;
};

const CSS = FACES.map(face).join('\n');

/** The theme's font roles. */
const ROLES = ['body', 'heading', 'display', 'mono'].map((role) => `--lv-font-family-${role}`);

/** Replaces the machine's own fonts by the pinned family, in every role. A brand's own font stays before it. */
export async function pinFonts(page: Page): Promise<void> {
  await page.addStyleTag({ content: CSS });
  await page.evaluate(
    async ({ roles, family }) => {
      const plain = (name: string): string => name.replace(/["']/g, '').trim();
      const brought = new Set([...document.fonts].map((each) => plain(each.family)));
      const root = document.documentElement;
      for (const role of roles) {
        const stack = getComputedStyle(root).getPropertyValue(role).split(',');
        const own = stack.filter((name) => brought.has(plain(name)));
        root.style.setProperty(role, [...own, `'${family}'`].join(', '));
      }
      await document.fonts.ready;
    },
    { roles: ROLES, family: FAMILY },
  );
}
