import { inManifest, lookup, type Rule } from './check.ts';

/** Visits are counted by one tag: a container of Tag Manager contains the tag of Analytics. */
export const oneTag: Rule = (check) => {
  const isStated = (name: string) =>
    lookup(check.manifest.value, ['analytics', name]) !== undefined;
  if (!isStated('gtagId') || !isStated('tagManager')) return [];
  const reason =
    'Visits would be counted twice: by this tag, and by the container of `tagManager`.';
  const suggestion = 'keep one, and add the tag of Google Analytics to the container';
  return [inManifest(check, ['analytics', 'gtagId'], { rule: 'analytics', reason, suggestion })];
};
