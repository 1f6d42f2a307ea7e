import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';

/** The facts are beside the text if there is room, and before the terms on a phone. */
export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: {
      gridTemplate: '"head aside" auto "terms aside" 1fr / minmax(0, 3fr) minmax(0, 2fr)',
    },
  },
});

const area = (name: string) =>
  style({ minInlineSize: 0, '@media': { [from('desktop')]: { gridArea: name } } });

export const headArea = area('head');
export const asideArea = area('aside');
export const termsArea = area('terms');

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.media,
});

/** Keeps empty lines between paragraphs. */
export const terms = style({ maxInlineSize: vars.size.prose, whiteSpace: 'pre-line' });
