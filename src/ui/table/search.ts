import { latinDigits } from '#src/ui/latinDigits.ts';

/** Words as a search compares them: without capitals, in one form of letters and one set of digits. */
const plain = (text: string): string => latinDigits(text.normalize('NFKC')).toLocaleLowerCase();

/** Whether a text holds what is searched for. An empty search is held by every text. */
export const holds = (text: string, search: string): boolean =>
  plain(text).includes(plain(search.trim()));
