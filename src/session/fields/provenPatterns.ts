import type { PageBrand } from '#src/brand/page.ts';

/**
 * Tells the patterns that may be run in the page: those of the brand's manifest, each of which was proven to compile and
 * to be free of catastrophic backtracking before the brand was built. A platform may give others; it judges those
 * itself, for one broken pattern must not freeze a form.
 */
export function provenPatterns({
  registration,
}: Pick<PageBrand, 'registration'>): (pattern: string) => boolean {
  const proven = new Set(
    Object.values(registration).flatMap((form) =>
      Object.values(form).map(({ acceptedPattern }) => acceptedPattern),
    ),
  );
  return (pattern) => proven.has(pattern);
}
