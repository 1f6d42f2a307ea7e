import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backgroundCss } from '#scripts/pipeline/theme/background.ts';
import { PATTERNS } from '#scripts/pipeline/theme/patterns.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { chosenBrand } from '../brands/toolbars.ts';
import * as sheet from './sheet.css.ts';

/** What may lie behind the page (`branding.look.background`), besides its plain colour and a picture. */
const meta: Meta = { title: 'Foundations/Background' };
export default meta;

const NAMES = ['dots', 'grid', 'stripes'] as const;

export const Patterns: StoryObj = {
  render: () => (
    <div className={sheet.page}>
      {NAMES.map((name) => (
        <section key={name} className={sheet.section}>
          <style>{`[data-pattern="${name}"]{padding:24px;${PATTERNS[name]}}`}</style>
          <div data-pattern={name} data-testid={name}>
            <h2 className={sheet.title}>{name}</h2>
            <p className={sheet.note}>Words stay legible on it.</p>
          </div>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of NAMES) {
      const { backgroundImage } = getComputedStyle(canvas.getByTestId(name));
      await expect(backgroundImage).toContain('gradient');
    }
    await expect(canvas.getAllByText('Words stay legible on it.')[0]).toBeSeen();
  },
};

/** A loud picture: the veil has to hold on its darkest and its brightest places. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><rect width="160" height="100" fill="#000"/><circle cx="40" cy="40" r="34" fill="#fff"/><circle cx="118" cy="66" r="40" fill="#f03e3e"/><path d="M0 100 60 50l40 30 60-50v70z" fill="#1c7ed6"/></svg>',
)}`;

/** A picture of the brand (`backgroundPicture`), below the veil of each theme. */
export const Picture: StoryObj = {
  parameters: { docs: { story: coversPage } },
  render: (_args, { globals }) => (
    <div className={sheet.page}>
      <style>
        {backgroundCss(
          'picture',
          { src: PICTURE, width: 160, height: 100, sources: [] },
          chosenBrand(globals.brand).values,
        )}
      </style>
      <h1 className={sheet.title}>A heading on the picture</h1>
      <p className={sheet.note}>Quiet words stay legible on it.</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const { backgroundImage, position } = getComputedStyle(document.body, '::before');
    await expect(position).toBe('fixed');
    // The veil is above the picture.
    await expect(backgroundImage).toMatch(/^linear-gradient\(.*url\("data:image\/svg/);
    await expect(canvas.getByText('Quiet words stay legible on it.')).toBeSeen();
  },
};
