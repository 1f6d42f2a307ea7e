import { brands, languages } from 'virtual:livery-brands';
import type { Preview } from '@storybook/react-vite';
import type { ThemeValues } from '#scripts/pipeline/theme/buildTheme.ts';
import type { StoryBrand } from '#scripts/storybook/storyBrand.ts';
import { PSEUDO_LOCALES } from '#src/i18n/pseudo.ts';
import { SOURCE } from './showBrand.ts';

const ids = Object.keys(brands);

/** The three toolbars. Their items come from the folders of brands and from the languages. */
export const toolbars = {
  brand: {
    description: 'The brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: ids.map((id) => ({ value: id, title: brands[id]?.page.name ?? id })),
    },
  },
  theme: {
    description: 'The theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'light', title: 'Light', icon: 'sun' },
      ],
    },
  },
  language: {
    description: 'The language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languages.map(({ tag, name }) => ({ value: tag, title: name })),
        ...PSEUDO_LOCALES.map((value) => ({ value, title: `${value} (pseudo)` })),
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** The brand that the toolbar names. Throws where no folder has that name. */
export function chosenBrand(id: unknown): StoryBrand {
  const brand = brands[String(id)];
  if (!brand) throw new Error(`No brand is named ${String(id)}; there are ${ids.join(', ')}.`);
  return brand;
}

/** The CSS of every role, in the brand and theme that the toolbars name. */
export function shownValues({ brand, theme }: Record<string, unknown>): ThemeValues {
  const { values } = chosenBrand(brand);
  return (theme === 'light' ? values.light : values.dark) ?? values.dark ?? values.light ?? {};
}

/** What the toolbars show first. */
export const firstChoice = {
  brand: ids[0] ?? '',
  theme: brands[ids[0] ?? '']?.page.themes.default ?? 'dark',
  language: SOURCE,
};

/** The two widths that snapshots are taken at, by their names in the toolbar of viewports. */
const VIEWPORTS = ['phone', 'desktop'] as const;

const allModes = Object.values(brands).flatMap(({ page }) =>
  page.themes.available.flatMap((theme) =>
    VIEWPORTS.map((viewport) => ({
      brand: page.id,
      theme,
      language: page.languages.default,
      viewport,
    })),
  ),
);

const named = (modes: typeof allModes) =>
  Object.fromEntries(modes.map((mode) => [`${mode.brand}, ${mode.theme}, ${mode.viewport}`, mode]));

/** Snapshots of the brand sheet and the foundations: every brand in every theme, at both widths. */
export const sheetModes = named(allModes);

/** Snapshots of all other stories: one brand as it is first shown, at both widths. */
export const chromaticModes = named(
  allModes.filter(({ brand, theme }) => brand === firstChoice.brand && theme === firstChoice.theme),
);
