import { latinDigits } from '#src/ui/latinDigits.ts';

/** Normalizes text for comparison: case, letter forms and digits. */
const plain = (text: string): string => latinDigits(text.normalize('NFKC')).toLocaleLowerCase();

/** Whether a text contains the search. Every text contains an empty one. */
export const matchesSearch = (text: string, search: string): boolean =>
  plain(text).includes(plain(search.trim()));
