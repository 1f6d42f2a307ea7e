import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LOGO_PLACE, logoCss } from '#scripts/pipeline/assets/logoCss.ts';
import type { Theme } from '#scripts/pipeline/theme/layers.ts';
import { image } from '#src/app/layout/Logo.css.ts';
import * as sheet from './sheet.css.ts';

/** The logo where a brand has one for each theme (`branding.logo` with `dark` and `light`). */
const meta: Meta = { title: 'Foundations/Logo' };
export default meta;

/** A mark as an address: three discs in one colour. */
const mark = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32" fill="${color}"><circle cx="16" cy="16" r="12"/><circle cx="48" cy="16" r="12"/><circle cx="80" cy="16" r="12"/></svg>`,
  )}`;

const THEMES: readonly Theme[] = ['dark', 'light'];
const LOGOS: Record<Theme, string> = { dark: mark('#f5d90a'), light: mark('#5b2c83') };

/** The empty picture that pages have. */
const EMPTY = mark('none') + LOGO_PLACE;

/** The same element in both themes, as pages have it: an empty picture on which each theme shows its own. */
export const ForEachTheme: StoryObj = {
  render: () => (
    <div className={sheet.page}>
      <style>{logoCss(LOGOS)}</style>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} className={sheet.card}>
          <h2 className={sheet.title}>{theme}</h2>
          <img src={EMPTY} width={96} height={32} alt={theme} className={image} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const theme of THEMES) {
      const { backgroundImage } = getComputedStyle(canvas.getByAltText(theme));
      await expect(backgroundImage).toContain(LOGOS[theme]);
      await expect(canvas.getByAltText(theme)).toBeSeen();
    }
  },
};
