import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const GAPS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section'] as const;
export const ALIGNMENTS = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export const JUSTIFICATIONS = ['start', 'center', 'end', 'between'] as const;

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const row = style({ display: 'flex', minInlineSize: 0 });
export const wrap = style({ flexWrap: 'wrap' });

export const gap = styleVariants({
  xxs: { gap: vars.space.xxs },
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
  xxl: { gap: vars.space.xxl },
  section: { gap: vars.gap.section },
} satisfies Record<(typeof GAPS)[number], object>);

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
} satisfies Record<(typeof ALIGNMENTS)[number], object>);

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
} satisfies Record<(typeof JUSTIFICATIONS)[number], object>);
