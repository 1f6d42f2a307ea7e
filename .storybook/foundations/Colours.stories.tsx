import type { Meta, StoryObj } from '@storybook/react-vite';
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
