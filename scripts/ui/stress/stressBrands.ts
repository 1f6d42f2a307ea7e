/** A brand whose tokens are as far from the usual as an operator may take them. */
export interface StressBrand {
  id: string;
  primary: string;
  /** The theme that it is looked at in; layout is the same in both. */
  theme: 'dark' | 'light';
  /** Every corner, in px. */
  radius: number;
  /** Sizes of text, as a multiple of the usual. */
  textScale: number;
}

/** Both ends of corners and of sizes of text. */
export const STRESS_BRANDS: readonly [StressBrand, ...StressBrand[]] = [
  { id: 'square-tiny', primary: '#ffeb3b', theme: 'dark', radius: 0, textScale: 0.75 },
  { id: 'round-huge', primary: '#0b1f4b', theme: 'light', radius: 28, textScale: 1.4 },
];
