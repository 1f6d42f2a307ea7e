import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';
import { FORCED_COLORS } from '#src/ui/mediaQueries.ts';
import { feedback } from '#src/ui/motion.ts';

/** The button that opens the list, styled like a field. */
export const trigger = style({
  justifyContent: 'space-between',
  gap: vars.space.s,
  inlineSize: '100%',
  paddingBlock: vars.space.s,
  paddingInline: vars.inset.field,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.leading.label,
  textAlign: 'start',
  cursor: 'pointer',
});

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.text.secondary } },
});

export const chevron = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.text.secondary,
  transition: feedback('transform'),
  selectors: { '&[data-popup-open]': { transform: 'rotate(0.5turn)' } },
});

/** As wide as its field. */
export const list = style({
  minInlineSize: 'var(--anchor-width)',
  maxBlockSize: 'min(22rem, var(--available-height))',
  paddingBlock: vars.space.xs,
  scrollPaddingBlock: vars.space.xs,
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.s,
  paddingInline: vars.inset.field,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.leading.label,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.surface.hover },
    '&[data-selected]': { fontWeight: vars.font.weight.label },
    '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

export const optionWords = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const optionHint = style({
  color: vars.color.text.secondary,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.body,
});

export const tick = style({ gridColumn: 2, display: 'flex', color: vars.color.text.accent });
