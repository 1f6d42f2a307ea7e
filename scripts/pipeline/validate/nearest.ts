import { distance } from 'fastest-levenshtein';

/** Far enough for a typo, too near for another word. */
const reach = (word: string) => Math.max(word.length < 3 ? 1 : 2, Math.floor(word.length * 0.4));

/** Two swapped neighbouring letters are the likeliest typo of all. */
const SWAPPED = 0.5;

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b;
}

const steps = (a: string, b: string): number => (isSwapped(a, b) ? SWAPPED : distance(a, b));

/** Codes of two or three letters are all near each other: several equally near ones mean nothing. */
const CODE = /^\p{L}{2,3}$/u;

/** The candidate nearest to a word, or undefined if none is near. Case is ignored. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = reach(word) + 1;
  let isTie = false;
  for (const candidate of candidates) {
    const apart = steps(wanted, candidate.toLowerCase());
    isTie = apart === least || (isTie && apart > least);
    if (apart < least) [best, least] = [candidate, apart];
  }
  return isTie && CODE.test(word) ? undefined : best;
}

/** "did you mean" for a diagnostic, quoted as the file would write it. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = nearest(word, candidates);
  return found === undefined ? undefined : `did you mean ${JSON.stringify(found)}?`;
}
