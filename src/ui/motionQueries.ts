/** The media query of devices with a pointer that can rest on things; after a finger, hover would stick. */
export const HOVER = '(hover: hover)';

/** The media query of those who asked for motion to be left out. */
export const STILL = '(prefers-reduced-motion: reduce)';
