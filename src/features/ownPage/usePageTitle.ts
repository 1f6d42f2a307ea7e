import { useTranslation } from 'react-i18next';
import { ownPageNamespace } from '#src/brand/ownPage.ts';

/** The title of an own page: a message of this brand alone, which the types do not know. */
export function usePageTitle(slug: string): string {
  const { i18n } = useTranslation('modules');
  return String(i18n.getResource(i18n.language, 'modules', ownPageNamespace(slug)));
}
