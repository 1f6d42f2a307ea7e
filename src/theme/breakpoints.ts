import tokens from '#tokens/breakpoints.json' with { type: 'json' };

const { phone, tablet, desktop, wide } = tokens.breakpoint;

/** The minimum widths of the page, in px. They are not CSS variables: media queries cannot read those. */
export const breakpoints = {
  phone: phone.$value.value,
  tablet: tablet.$value.value,
  desktop: desktop.$value.value,
  wide: wide.$value.value,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query that holds from a breakpoint upwards, for `'@media'` of a style. */
export const from = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;

/** The media query that holds below a breakpoint. */
export const below = (name: Breakpoint): string => `(max-width: ${breakpoints[name] - 0.02}px)`;
