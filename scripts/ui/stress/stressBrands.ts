/** A brand with the most extreme tokens that an operator may choose. */
export interface StressBrand {
  id: string;
  primary: string;
  /** The theme to check it in; layout is the same in both. */
  theme: 'dark' | 'light';
  /** All corners, in px. */
  radius: number;
  /** Text sizes, as a multiple of the default. */
  textScale: number;
}

/** Both extremes of corners and of text sizes. */
export const STRESS_BRANDS: readonly [StressBrand, ...StressBrand[]] = [
  { id: 'square-tiny', primary: '#ffeb3b', theme: 'dark', radius: 0, textScale: 0.75 },
  { id: 'round-huge', primary: '#0b1f4b', theme: 'light', radius: 28, textScale: 1.4 },
];
