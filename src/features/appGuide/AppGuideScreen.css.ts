import { style } from '@vanilla-extract/css';
import { below } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { NO_SCRIPT } from '#src/ui/mediaQueries.ts';

export const page = style({ display: 'grid', gap: vars.space.xxl, minInlineSize: 0 });

export const head = style({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: vars.size.prose,
});

export const part = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 });

/** Takes no space if the browser offers nothing. */
export const offer = style({
  display: 'grid',
  gap: vars.space.m,
  selectors: { '&:empty': { display: 'none' } },
});

export const devices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(1.5 * ${vars.size.card.landscape})), 1fr))`,
  gap: vars.gap.grid,
});

export const points = style({
  display: 'grid',
  gap: vars.space.s,
  paddingInlineStart: vars.space.xl,
  selectors: { 'ul&': { listStyle: 'disc' }, 'ol&': { listStyle: 'decimal' } },
});

export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xl,
});

/** Hidden on phones, where a QR code is of no use, and without scripts, which draw it. */
export const beside = style({
  '@media': { [below('tablet')]: { display: 'none' }, [NO_SCRIPT]: { display: 'none' } },
});

export const code = style([
  beside,
  { display: 'grid', inlineSize: vars.size.card.landscape, aspectRatio: '1' },
]);

export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m });

/** The site's own drawing: no store's badge is copied. */
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.divider} solid ${vars.color.border.base}`,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.strong,
  textDecoration: 'none',
});

export const badgeWords = style({ display: 'grid' });
export const badgeLead = style({
  fontSize: vars.font.size.s,
  fontWeight: 'normal',
  color: vars.color.text.secondary,
});
