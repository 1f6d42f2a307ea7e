import type { PageBrand } from '#src/brand/page.ts';

/**
 * Tells which patterns may run in the page: those of the brand's manifest, each proven to compile and to be free of catastrophic
 * backtracking before the build. A platform may send others; it checks those itself, as one broken pattern must not freeze a form.
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
