import { useSuspenseQuery } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type OwnPageContent, ownPageNamespace } from '#src/brand/ownPage.ts';
import { loadNamespaces } from '#src/i18n/createI18n.ts';

/** The content among the loaded messages. */
function contentIn({ language, getResource }: i18n, namespace: string): OwnPageContent | undefined {
  const json: unknown = getResource(language, namespace, 'content');
  return typeof json === 'string' ? JSON.parse(json) : undefined;
}

/** The content of an own page: at once if it is in the document, otherwise fetched. Throws if that fails. */
export function useOwnPageContent(slug: string): OwnPageContent {
  const { i18n } = useTranslation();
  const namespace = ownPageNamespace(slug);
  const { data } = useSuspenseQuery({
    queryKey: ['ownPage', slug, i18n.language],
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => contentIn(i18n, namespace),
    async queryFn() {
      await loadNamespaces(i18n, [namespace]);
      const content = contentIn(i18n, namespace);
      if (!content) throw new Error(`The page ${slug} has no content.`);
      return content;
    },
  });
  return data;
}
