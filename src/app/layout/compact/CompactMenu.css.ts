import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/breakpoints.ts';
import { vars } from '#src/theme/contract.css.ts';
import { HOVER } from '#src/ui/mediaQueries.ts';
import { list, rail, entry as railEntry } from '../menuRail.css.ts';

/** Devices that can hover show a label when its entry is pointed at; touch screens show all labels below the icons. */
const POINTED = `${HOVER} and ${from('tablet')}`;

/** The maximum width of a label beside its icon, including the gap. */
const ROOM = '15rem';

export const side = style([
  rail,
  {
    // The labels beside the icons overlap the page.
    zIndex: vars.layer.bar,
  },
]);

/** The scrolling list clips its content, so it is as wide as the rail and the labels; outside the rail it lets presses through. */
export const scroller = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${vars.size.rail} + ${ROOM})`,
  paddingBlock: vars.space.s,
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  pointerEvents: 'none',
});

const group = style({
  inlineSize: vars.size.rail,
  pointerEvents: 'auto',
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.s,
      paddingBlockStart: vars.space.s,
      borderBlockStart: `${vars.stroke.divider} solid ${vars.color.border.subtle}`,
    },
  },
});

/** Group titles are hidden, as the entries show only icons. */
const groupTitle = style({ display: 'none' });

const entry = style([
  railEntry,
  {
    position: 'relative',
    minBlockSize: vars.size.control.l,
    marginInline: vars.space.xxs,
    '@media': { [POINTED]: { marginInline: vars.space.s } },
  },
]);

/** The label beside its icon, hidden until the entry is pointed at or focused; screen readers always read it. */
const label = style({
  '@media': {
    [POINTED]: {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: `calc(100% + ${vars.space.m})`,
      transform: 'translateY(-50%)',
      inlineSize: 'max-content',
      maxInlineSize: `calc(${ROOM} - ${vars.space.m})`,
      paddingBlock: vars.space.s,
      paddingInline: vars.space.m,
      borderRadius: vars.radius.control,
      background: vars.color.surface.inverse,
      color: vars.color.text.onInverse,
      fontSize: vars.font.size.s,
      textAlign: 'start',
      pointerEvents: 'none',
      selectors: {
        ':not(:hover, :focus-visible) > &': { clipPath: 'inset(50%)' },
      },
    },
  },
});

/** The classes of the list of entries. */
export const menu = { group, groupTitle, list, entry, label };
