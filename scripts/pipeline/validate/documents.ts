import type { Rule } from './check.ts';
import { asList, inManifest, lookup } from './check.ts';
import { didYouMean } from './nearest.ts';

/** A legal document is an own page that is always shown, and no newer than the terms, whose version is what players agree to. */
export const documents: Rule = (check) => {
  const pages = asList(lookup(check.resolved, ['pages', 'own']));
  const slugs = pages.map((page) => String(lookup(page, ['slug'])));
  const terms = lookup(check.resolved, ['legal', 'termsVersion']);
  return asList(lookup(check.manifest.value, ['legal', 'documents'])).flatMap((document, index) => {
    const [page, version] = [lookup(document, ['page']), lookup(document, ['version'])];
    const at = (key: string, rule: string, reason: string, suggestion?: string) =>
      inManifest(check, ['legal', 'documents', index, key], { rule, reason, suggestion });
    const own = pages.find((one) => lookup(one, ['slug']) === page);
    const isCampaign = ['from', 'until'].some((key) => lookup(own, [key]) !== undefined);
    const isNewer = typeof version === 'string' && typeof terms === 'string' && version > terms;
    return [
      ...(typeof page === 'string' && own === undefined
        ? [at('page', 'document', 'There is no such page in `pages.own`.', didYouMean(page, slugs))]
        : []),
      ...(isCampaign
        ? [
            at(
              'page',
              'document',
              'A page with a period is not always shown, as a document must be.',
            ),
          ]
        : []),
      ...(isNewer
        ? [
            at(
              'version',
              'document-newer',
              `The terms are of ${terms}: players would not be asked to agree to this document.`,
              `set "termsVersion" to "${version}"`,
            ),
          ]
        : []),
    ];
  });
};
