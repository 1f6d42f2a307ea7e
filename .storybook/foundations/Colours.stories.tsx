import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownValues } from '../brands/toolbars.ts';
import { cssVar, Roles } from './Roles.tsx';
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

/** Every role of colour in the brand and theme of the toolbar. Components know these, never the palette. */
const meta: Meta = { title: 'Foundations/Colours' };
export default meta;

export const Gallery: StoryObj = {
  render: (_args, { globals }) => (
    <div className={sheet.page}>
      {Object.entries(GROUPS).map(([title, group]) => (
        <Roles key={group} title={title} group={group} values={shownValues(globals)}>
          {({ path }) => <div className={sheet.swatch} style={{ background: cssVar(path) }} />}
        </Roles>
      ))}
    </div>
  ),
};
