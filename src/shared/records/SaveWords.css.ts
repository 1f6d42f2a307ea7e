import { style } from '@vanilla-extract/css';
import { below, from } from '#src/theme/breakpoints.ts';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';

/** The whole label from tablets up. */
export const whole = style({ '@media': { [below('tablet')]: { display: 'none' } } });

/** The whole label where only its short one is shown. */
export const spoken = style([
  visuallyHidden,
  { '@media': { [from('tablet')]: { display: 'none' } } },
]);

/** The short label on phones, so that the button has room beside the title. */
export const short = style({ '@media': { [from('tablet')]: { display: 'none' } } });
