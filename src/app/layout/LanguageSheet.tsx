import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Sheet, type SheetProps } from '#src/ui/sheet/Sheet.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import * as styles from './LanguageSheet.css.ts';

/** Fetches what a site's languages are called, and what each says of its messages. */
async function fetchFacts(address: string): Promise<PageBrand['languages']['facts']> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.json();
}

/** The list of all languages of a brand that has many; each says in its own words if a machine made its messages. */
export function LanguageSheet({ open, onClose }: Pick<SheetProps, 'open' | 'onClose'>) {
  const { t } = useTranslation(['languageChoice', 'app']);
  const { page } = useSite();
  const { supported, facts, list } = useBrand().languages;
  const words = useErrorMessage();
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['languages', list],
    queryFn: () => (list === undefined ? facts : fetchFacts(list)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const others = supported.filter((language) => language !== page.language);
  return (
    <Sheet title={t('title')} closeLabel={t('close')} open={open} onClose={onClose}>
      {isError ? (
        <ErrorState
          title={t('failed')}
          hint={words(error)}
          retryLabel={t('app:offline.retry')}
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      ) : (
        <ul className={styles.list}>
          {others.map((language) => {
            const { name = language, note } = data?.[language] ?? {};
            return (
              <li key={language}>
                {data ? (
                  <LanguageLink language={language} text={note ? `${name} · ${note}` : name} />
                ) : (
                  <Skeleton />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}
