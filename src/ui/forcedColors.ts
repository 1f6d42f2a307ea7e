/**
 * How what is chosen, and the main action of a view, stand out where the system chooses all colours: without it they are
 * drawn as everything else. For a style within the media query `FORCED_COLORS`.
 */
export const STANDING_OUT = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  outlineColor: 'CanvasText',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
