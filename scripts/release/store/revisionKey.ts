/** The folder of revisions, a folder for each brand. */
export const REVISIONS = 'revisions';

const DIGITS = 6;

/** The key of a revision's record. */
export const revisionKey = (brand: string, number: number): string =>
  `${REVISIONS}/${brand}/${String(number).padStart(DIGITS, '0')}.json`;
