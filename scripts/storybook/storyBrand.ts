import type { MeasuredPair } from '#scripts/pipeline/contrast.ts';
import type { BuiltTheme, ThemeValues } from '#scripts/pipeline/theme/buildTheme.ts';
import type { Measures } from '#scripts/pipeline/theme/measures.ts';
import type { Messages, PageBrand } from '#src/brand/page.ts';

/** A brand as stories show it: built by the steps that build its site. */
export interface StoryBrand {
  page: PageBrand;
  /** Its font and its themes. */
  css: string;
  /** Its messages: language → namespace → keys. */
  messages: Record<string, Messages>;
  /** The CSS of every role in each theme. */
  values: BuiltTheme['values'];
  /** The CSS of the base's roles that each density changes. */
  densities: Record<Measures['density'], ThemeValues>;
  /** The CSS of the base's roles that each height of the header changes. */
  headers: Record<Measures['headerHeight'], ThemeValues>;
  /** Every pair of the table of contrast, measured. */
  contrast: MeasuredPair[];
}
