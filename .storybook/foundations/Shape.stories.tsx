import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { header } from '#src/app/layout/Header.css.ts';
import { image } from '#src/app/layout/Logo.css.ts';
import { variableName } from '#src/theme/shape.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { chosenBrand, sheetModes, shownValues } from '../brands/toolbars.ts';
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

/** The measures of a density as a style, so that one page shows all of them. */
const measures = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([path, css]) => [`--${variableName(path.split('.'))}`, css]),
  );

/** A choice of the manifest and its values below each other, each section in its own measures. */
const variants = (
  name: string,
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>,
  part: ReactNode,
) => (
  <div className={sheet.page}>
    {Object.entries(choices).map(([choice, values]) => (
      <section
        key={choice}
        {...{ [`data-${name}`]: choice }}
        className={sheet.section}
        style={measures(values)}
      >
        <h2 className={sheet.title}>{choice}</h2>
        {part}
      </section>
    ))}
  </div>
);

/** The densities of a manifest (`branding.look.density`) beside each other, in the measures of the base. */
export const Densities: StoryObj = {
  render: (_args, { globals }) =>
    variants(
      'density',
      chosenBrand(globals.brand).densities,
      <div className={sheet.densityRow}>
        {['First', 'Second', 'Third'].map((label) => (
          <div key={label} className={sheet.card}>
            <Button>{label}</Button>
          </div>
        ))}
      </div>,
    ),
  play: async ({ canvasElement }) => {
    const heightOf = (density: string) =>
      canvasElement.querySelector(`[data-density="${density}"] button`)?.getBoundingClientRect()
        .height ?? 0;
    await expect(heightOf('compact')).toBeLessThan(heightOf('comfortable'));
    await expect(heightOf('comfortable')).toBeLessThan(heightOf('spacious'));
  },
};

/** The heights of the header (`branding.look.headerHeight`) below each other, in the measures of the base. */
export const HeaderHeights: StoryObj = {
  render: (_args, { globals }) => {
    const { headers, page } = chosenBrand(globals.brand);
    return variants(
      'header',
      headers,
      <div className={header}>
        <img className={image} src={page.logo.src} alt={page.name} />
        <IconButton icon="search" label="Search" />
      </div>,
    );
  },
  play: async ({ canvasElement }) => {
    const heightOf = (choice: string, part: string) =>
      canvasElement.querySelector(`[data-header="${choice}"] ${part}`)?.getBoundingClientRect()
        .height ?? 0;
    await expect(heightOf('compact', `.${header}`)).toBeLessThan(heightOf('regular', `.${header}`));
    await expect(heightOf('regular', `.${header}`)).toBeLessThan(heightOf('tall', `.${header}`));
    await expect(heightOf('compact', 'button')).toBeGreaterThanOrEqual(44);
    await expect(heightOf('tall', 'img')).toBeGreaterThan(heightOf('regular', 'img'));
  },
};
