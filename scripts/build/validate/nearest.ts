import { distance } from 'fastest-levenshtein';

/** Far enough for a slip of the fingers, too near for another word. */
const reach = (word: string) => Math.max(2, Math.floor(word.length * 0.4));

/** The candidate nearest to a word, or undefined where none is near. Case does not count. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = reach(word) + 1;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    const steps = distance(wanted, lower);
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** "did you mean" for a finding, quoted as the file would write it. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = nearest(word, candidates);
  return found === undefined ? undefined : `did you mean ${JSON.stringify(found)}?`;
}
