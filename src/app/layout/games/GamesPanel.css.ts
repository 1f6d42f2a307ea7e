import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const panel = style({
  display: 'flex',
  minBlockSize: '240px',
  maxBlockSize: `calc(100dvh - ${vars.size.header.desktop} - ${vars.space.l})`,
  border: `${vars.stroke.control} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
});

export const categories = style({
  display: 'flex',
  flexShrink: 0,
  flexDirection: 'column',
  inlineSize: '208px',
  padding: vars.space.s,
  overflowY: 'auto',
  borderInlineEnd: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
});

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.label,
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  },
});

export const category = style([
  line,
  {
    selectors: {
      '&[data-shown]': { background: vars.color.accent.subtle, color: vars.color.accent.onSubtle },
    },
  },
]);

const columns = (count: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(176px, 1fr))`,
    alignContent: 'start',
    padding: vars.space.s,
    overflowY: 'auto',
  }) as const;

/** One column of vendors, or three if there are many (S2.18). */
export const vendors = styleVariants({ small: columns(1), large: columns(3) });

export const vendor = style([line, { whiteSpace: 'nowrap' }]);

export const mark = style({ flexShrink: 0, borderRadius: vars.radius.control });
