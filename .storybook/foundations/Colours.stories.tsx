import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { gradient } from '#src/theme/gradient.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { sheetModes, shownValues } from '../brands/toolbars.ts';
import { cssVar, Roles, rolesBelow } from './Roles.tsx';
import * as sheet from './sheet.css.ts';

const GROUPS: Record<string, string> = {
  Surfaces: 'color.surface',
  Text: 'color.text',
  Borders: 'color.border',
  Accent: 'color.accent',
  Success: 'color.status.success',
  Warning: 'color.status.warning',
  Danger: 'color.status.danger',
  Information: 'color.status.info',
};

/** Roles that stand alone: the ring of the focus, shades, skeletons, codes to scan. */
const single = rolesBelow('color')
  .filter(({ path }) => !Object.values(GROUPS).some((group) => path.startsWith(`${group}.`)))
  .map(({ path }) => path);

/** Every role of colour in the brand and theme of the toolbar. Components know these, never the palette. */
const meta: Meta = {
  title: 'Foundations/Colours',
  parameters: { chromatic: { modes: sheetModes } },
};
export default meta;

export const Gallery: StoryObj = {
  render: (_args, { globals }) => (
    <div className={sheet.page}>
      {Object.entries(GROUPS).map(([title, group]) => (
        <Roles key={group} title={title} group={group} values={shownValues(globals)}>
          {({ path }) => <div className={sheet.swatch} style={{ background: cssVar(path) }} />}
        </Roles>
      ))}
      <Roles title="Others" group="color" only={single} values={shownValues(globals)}>
        {({ path }) => <div className={sheet.swatch} style={{ background: cssVar(path) }} />}
      </Roles>
    </div>
  ),
};

/** Ends that pass on any brand's surfaces are not known here, so the story shows the shape of gradients, without words on them. */
const COURSE = 'linear-gradient(135deg, #6d28d9, #db2777)';

/** The grounds that may have a gradient (`gradient.primary`, `gradient.header`, `gradient.hero`), with one and without. */
export const Gradients: StoryObj = {
  render: () => (
    <div className={sheet.grid}>
      {(['primary', 'header', 'hero'] as const).map((role) => (
        <div key={role} className={sheet.card}>
          <span className={sheet.name}>{role}</span>
          {['plain', 'drawn'].map((kind) => (
            <div
              key={kind}
              data-testid={`${role} ${kind}`}
              className={sheet.swatch}
              style={{
                ...(kind === 'drawn' && { [`--lv-gradient-${role}`]: COURSE }),
                background: gradient(role, cssVar('color.surface.raised')),
              }}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const groundOf = (id: string) => getComputedStyle(canvas.getByTestId(id)).backgroundImage;
    for (const role of ['primary', 'header', 'hero']) {
      await expect(groundOf(`${role} drawn`)).toContain('linear-gradient');
    }
  },
};

/** The main action on a gradient: its words stay legible, and the gradient turns round under the pointer. */
export const GradientAction: StoryObj = {
  render: () => (
    <div
      style={
        {
          '--lv-gradient-primary': COURSE,
          '--lv-color-text-onAccent': '#ffffff',
        } as CSSProperties
      }
    >
      <Button tone="accent">Play</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Play' });
    await expect(getComputedStyle(button).backgroundImage).toContain('linear-gradient');
  },
};
