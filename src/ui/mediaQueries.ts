/** The media query of devices that can hover; after a touch, hover styles would stick. */
export const HOVER = '(hover: hover)';

/** The media query of reduced motion. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** The media query of pages without scripts: content that only a script can fill or move is hidden there. */
export const NO_SCRIPT = '(scripting: none)';

/** The media query of forced colours: shadows and backgrounds are removed there, lines are not. */
export const FORCED_COLORS = '(forced-colors: active)';

/** The media query of a phone in landscape: its height is scarce. */
export const LANDSCAPE_PHONE = '(min-width: 560px) and (max-height: 479.98px)';
