import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** As wide as a masked contact. */
export const contact = style({ display: 'grid', gap: vars.space.s, inlineSize: '8em' });

/** As large as the buttons to change and to remove it. */
export const action = style({
  display: 'block',
  blockSize: vars.size.target,
  inlineSize: vars.size.card.landscape,
  maxInlineSize: '100%',
});
