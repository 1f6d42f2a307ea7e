import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

const MARK = '28px';

export const steps = style({ display: 'grid' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  gap: vars.space.m,
  position: 'relative',
  paddingBlockEnd: vars.space.l,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2)`,
      borderInlineStart: `${vars.stroke.control} solid ${vars.color.border.base}`,
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: '50%',
  border: `${vars.stroke.control} solid ${vars.color.border.base}`,
  color: vars.color.text.secondary,
});

export const words = style({ display: 'grid', gap: vars.space.xxs, paddingBlockStart: '2px' });

const marked = (look: { border: string; surface: string; text: string }) => ({
  background: look.surface,
  borderColor: look.border,
  color: look.text,
});
const { success, info, danger } = vars.color.status;

globalStyle(`${step}[data-state=done] ${mark}`, marked(success));
globalStyle(`${step}[data-state=current] ${mark}`, marked(info));
globalStyle(`${step}[data-state=failed] ${mark}`, marked(danger));
