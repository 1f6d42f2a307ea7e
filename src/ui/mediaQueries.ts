/** The media query of devices with a pointer that can rest on things; after a finger, hover would stick. */
export const HOVER = '(hover: hover)';

/** The media query of those who asked for motion to be left out. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** The media query of pages without script: what only a script can fill or move is left out there. */
export const NO_SCRIPT = '(scripting: none)';

/** The media query of those who let the system choose all colours: shadows and grounds are gone there, lines are not. */
export const FORCED_COLORS = '(forced-colors: active)';
