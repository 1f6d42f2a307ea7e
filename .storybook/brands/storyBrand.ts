import type { MeasuredPair } from '#scripts/pipeline/contrast.ts';
import type { BuiltTheme } from '#scripts/pipeline/theme/buildTheme.ts';
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
  /** Every pair of the table of contrast, measured. */
  contrast: MeasuredPair[];
}
