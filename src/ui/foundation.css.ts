import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

/** The base styles of every page, story and test: one box model, body type, one focus ring. */
// Not of pseudo-elements: a rule of all of them would have the browser style two more for each element of a page.
globalStyle('*', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Avoids a shift if a page needs no scroll bar, without an empty strip next to the header.
  overflowY: 'scroll',
  // What is scrolled to, or gets the focus, is never below the sticky header.
  scrollPaddingBlockStart: vars.size.header.desktop,
  // What is pressed shows it itself.
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('body', {
  margin: 0,
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.body,
  lineHeight: vars.font.leading.body,
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 });
// Lists with a class have no bullets; that class may still set a padding.
globalStyle(':where(ul[class], ol[class])', { padding: 0, listStyle: 'none' });
globalStyle('img, svg, picture', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, a', { touchAction: 'manipulation' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `${vars.stroke.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.stroke.focusOffset,
});

// A heading is focused when a new screen opens, so that it is read out; there is nothing to press on it.
globalStyle(':is(h1, h2, h3, h4)[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
