/** A language that names are kept in. */
export type Language = 'en' | 'bn';
