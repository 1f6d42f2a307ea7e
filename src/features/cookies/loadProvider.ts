import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { AnalyticsProvider } from '#src/platform/analytics/provider.ts';

type Start = (language: string) => AnalyticsProvider;

/** Loads what starts the brand's tag, and starts nothing yet: consent can be withdrawn meanwhile. */
export async function loadProvider({
  gtagId,
  tagManager,
}: ResolvedBrand['analytics']): Promise<Start | undefined> {
  if (tagManager) {
    const { startTagManager } = await import('#src/platform/analytics/tagManager.ts');
    return () => startTagManager(tagManager.id);
  }
  if (gtagId === undefined) return undefined;
  const { startGtag } = await import('#src/platform/analytics/gtag.ts');
  return (language) => startGtag(gtagId, language);
}
