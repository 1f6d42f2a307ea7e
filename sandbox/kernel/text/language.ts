/** A language of stored names. */
export type Language = 'en' | 'bn';
