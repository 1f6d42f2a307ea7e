import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
});

export const canvas = style({
  display: 'grid',
  gap: vars.gap.stack,
  padding: vars.space.xl,
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
});

export const raised = style({
  display: 'grid',
  gap: vars.gap.stack,
  justifyItems: 'start',
  padding: vars.inset.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.gap.inline });
