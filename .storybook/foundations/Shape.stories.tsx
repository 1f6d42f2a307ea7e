import type { Meta, StoryObj } from '@storybook/react-vite';
import { sheetModes, shownValues } from '../brands/toolbars.ts';
import { cssVar, Roles } from './Roles.tsx';
import * as sheet from './sheet.css.ts';

/** Distances, measures, corners, lines and shadows: what makes a brand airy or dense, round or square. */
const meta: Meta = { title: 'Foundations/Shape', parameters: { chromatic: { modes: sheetModes } } };
export default meta;

const bar = ({ path }: { path: string }) => (
  <div className={sheet.bar} style={{ inlineSize: `min(100%, ${cssVar(path)})` }} />
);

export const Distances: StoryObj = {
  render: (_args, { globals }) => (
    <div className={sheet.page}>
      <Roles title="Space" group="space" values={shownValues(globals)}>
        {bar}
      </Roles>
      <Roles title="Gaps" group="gap" values={shownValues(globals)}>
        {bar}
      </Roles>
      <Roles title="Insets" group="inset" values={shownValues(globals)}>
        {bar}
      </Roles>
      <Roles title="Sizes" group="size" values={shownValues(globals)}>
        {bar}
      </Roles>
    </div>
  ),
};

export const Corners: StoryObj = {
  render: (_args, { globals }) => (
    <Roles title="Corners" group="radius" values={shownValues(globals)}>
      {({ path }) => <div className={sheet.box} style={{ borderRadius: cssVar(path) }} />}
    </Roles>
  ),
};

export const Lines: StoryObj = {
  render: (_args, { globals }) => (
    <Roles title="Lines" group="stroke" values={shownValues(globals)}>
      {({ path }) => (
        <div
          className={sheet.bar}
          style={{ blockSize: cssVar(path), borderRadius: 0, inlineSize: '100%' }}
        />
      )}
    </Roles>
  ),
};

export const Shadows: StoryObj = {
  render: (_args, { globals }) => (
    <Roles title="Shadows" group="shadow" values={shownValues(globals)}>
      {({ path }) => (
        <div
          className={sheet.box}
          style={{ boxShadow: cssVar(path), borderRadius: cssVar('radius.card') }}
        />
      )}
    </Roles>
  ),
};
