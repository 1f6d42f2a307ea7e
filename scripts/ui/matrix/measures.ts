/** The minimum press target, in CSS pixels in either direction (ART: 44 px targets). */
export const LEAST_TARGET = 44;

/** A phone size that most players have. */
export const PHONE = { width: 360, height: 740 } as const;

/** The narrowest phone in use. */
export const NARROW = { width: 320, height: 640 } as const;
