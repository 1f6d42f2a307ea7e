import type { Variant } from '../matrix/variants.ts';

/** A story whose screenshot is compared with its baseline. */
export interface Look {
  story: string;
  variant: Variant;
  view: { width: number; height: number };
}

const SHEET = { width: 1200, height: 900 };
const PHONE = { width: 360, height: 640 };

/** A brand's data for its looks. */
interface Brand {
  id: string;
  themes: { available: readonly string[]; default: string };
  languages: { default: string };
}

/** The most used parts of a page, in the state that shows the most. */
const PARTS = [
  'ui-button--tones',
  'ui-chip--choosing',
  'ui-textfield--invalid',
  'ui-select--with-value',
  'ui-dialog--with-actions',
  'ui-gamecard--shapes',
  'ui-table-on-phones--cards',
  'ui-tabs--with-icons-and-counts',
  'ui-toast--tones',
];

/** The sheet of each brand in each theme, and the key parts in the first brand on a phone. */
export function looksOf(brands: readonly Brand[]): Look[] {
  const sheets = brands.flatMap(({ id: brand, themes, languages }) =>
    themes.available.map((theme) => ({
      story: `foundations-brand-sheet--${theme}`,
      variant: { brand, theme, language: languages.default },
      view: SHEET,
    })),
  );
  const parts = brands.slice(0, 1).flatMap(({ id: brand, themes }) =>
    PARTS.map((story) => ({
      story,
      variant: { brand, theme: themes.default, language: 'en' },
      view: PHONE,
    })),
  );
  return [...sheets, ...parts];
}
