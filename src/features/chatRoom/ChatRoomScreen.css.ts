import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';

/** As high as a page of messages, so that the dialog does not resize between rooms. */
export const room = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minBlockSize: '44dvh',
});

/** The list of rooms stays visible above the messages. */
export const rooms = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.l})`,
  zIndex: vars.layer.raised,
  marginBlockStart: `calc(-1 * ${vars.space.l})`,
  paddingBlock: vars.space.s,
  background: vars.color.surface.overlay,
});

export const day = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });

export const dayName = style({
  alignSelf: 'center',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '88%',
});

export const side = styleVariants({
  others: { alignSelf: 'flex-start' },
  own: { alignSelf: 'flex-end' },
});

export const bubble = style({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': { [FORCED_COLORS]: { border: `${vars.stroke.control} solid CanvasText` } },
});

export const bubbleOf = styleVariants({
  others: { background: vars.color.surface.sunken },
  own: {
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 ${vars.stroke.control} ${vars.color.border.base}`,
  },
});

export const newest = style({
  position: 'sticky',
  insetBlockEnd: 0,
  alignSelf: 'center',
});

export const composer = style({ inlineSize: '100%' });

export const send = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
