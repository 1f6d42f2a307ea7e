import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#src/theme/contract.css.ts';

// Stories on a docs page have the surface of the brand under them, as they do alone.
globalStyle('.docs-story', {
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
});

// A frame with the scheme of an empty page is see-through until its story is there; with another one it is painted white.
globalStyle('.docs-story iframe', { colorScheme: 'light' });

// In a language that is written from right to left the stories turn round, and what is said about them does not.
globalStyle('.sbdocs-wrapper', { direction: 'ltr' });
globalStyle('[dir="rtl"] .sb-story', { direction: 'rtl' });

// On a phone the table of props is wider than the page, and scrolls beside what it says.
globalStyle('.sbdocs-content div:has(> .docblock-argstable)', { overflowX: 'auto' });
