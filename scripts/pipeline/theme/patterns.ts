import { variableName } from '#src/theme/shape.ts';

/**
 * The ink of the patterns: the surface of cards. Whatever may lie on the page may lie on a card, so that the contrast table holds for
 * the pattern, too.
 */
export const INK_ROLE = 'color.surface.raised';
const INK = `var(--${variableName(INK_ROLE.split('.'))})`;

/** The patterns that may lie behind the page, as declarations. */
export const PATTERNS = {
  dots: `background-image:radial-gradient(circle,${INK} 3px,transparent 3.5px);background-size:24px 24px`,
  grid: `background-image:linear-gradient(${INK} 1px,transparent 1px),linear-gradient(90deg,${INK} 1px,transparent 1px);background-size:32px 32px`,
  stripes: `background-image:repeating-linear-gradient(135deg,${INK} 0 8px,transparent 8px 24px)`,
} as const;
