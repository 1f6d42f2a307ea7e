import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import type { Site } from '../sites.ts';

/** The viewport sizes of the pictures, in CSS pixels. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
type Size = keyof typeof SIZES;

/** One picture of one screen. */
export interface Shot {
  row: ModuleRow;
  language: string;
  theme: string;
  size: Size;
  /** Its path below the brand's folder. */
  file: string;
}

/** The pictures to take; a missing field means all. */
export interface Choice {
  route?: string | undefined;
  language?: string | undefined;
  theme?: string | undefined;
  size?: string | undefined;
}

const fits = (wanted: string | undefined, value: string): boolean =>
  wanted === undefined || wanted === value;

const nameOf = (route: string): string => route.replaceAll('/', '-').replace(/^-/, '') || 'home';

/** The pictures of a site: each of its screens, in each language, theme and size. */
export function shotPlan(site: Site, choice: Choice): Shot[] {
  const { languages, themes } = site.brand;
  const rows = brandRows(registry, site.brand).filter(({ route }) => fits(choice.route, route));
  const sizes = Object.keys(SIZES).filter((size): size is Size => size in SIZES);
  return rows.flatMap((row) =>
    languages.supported
      .filter((language) => fits(choice.language, language))
      .flatMap((language) =>
        themes.available
          .filter((theme) => fits(choice.theme, theme))
          .flatMap((theme) =>
            sizes
              .filter((size) => fits(choice.size, size))
              .map((size) => ({
                ...{ row, language, theme, size },
                file: `${nameOf(row.route)}-${size}-${theme}-${language}.jpg`,
              })),
          ),
      ),
  );
}
