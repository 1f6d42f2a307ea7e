/**
 * Makes the chosen item and the main action of a view stand out in forced colours: without it they look like everything else. For a style
 * within the media query `FORCED_COLORS`.
 */
export const FORCED_HIGHLIGHT = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  outlineColor: 'CanvasText',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
