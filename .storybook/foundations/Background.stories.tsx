import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PATTERNS } from '#scripts/pipeline/theme/patterns.ts';
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
